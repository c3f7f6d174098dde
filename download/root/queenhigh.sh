#!/bin/sh
# Queenhigh @version@: runs the command on the Java that came with it.
#
#   QUEENHIGH_HEAP=2g     memory for a large floor; without it the floor has @heap@ and stays small
#   QUEENHIGH_CACHE=DIR   where the cache for quick starts lies; beside the program where that can be written
set -eu

case $0 in
  */*) self=$0 ;;
  *) self=$(command -v -- "$0") ;;
esac
while [ -L "$self" ]; do
  target=$(readlink "$self")
  case $target in
    /*) self=$target ;;
    *) self=${self%/*}/$target ;;
  esac
done
home=$(CDPATH='' cd -- "${self%/*}/.." && pwd -P)
read -r build <"$home/app/build"

# The cache is used where it was made for, so that nothing in it has to be written over; and reflection makes no method
# handles, which take longer than the few calls of a start.
java() { # FLAGS -jar… WORDS; the shell's own process becomes Java
  exec "$home/runtime/bin/java" --enable-native-access=ALL-UNNAMED -Djava.awt.headless=true \
    -XX:+UnlockDiagnosticVMOptions -XX:ArchiveRelocationMode=0 -Djdk.reflect.useNativeAccessorOnly=true \
    -Dorg.sqlite.lib.path="$home/app/native" -Xlog:aot=off -Xlog:cds=off "$@"
}

# A cache of loaded classes shortens the start. It is made by a rehearsal, of this build for this build.
own=${XDG_CACHE_HOME:-${HOME:+$HOME/.cache}}
folders() { printf '%s\n' "${QUEENHIGH_CACHE:-}" "$home/app" /var/cache/queenhigh "${own:+$own/queenhigh}"; }

find_cache() { # prints the cache that is there
  folders | while IFS= read -r folder; do
    if [ -n "$folder" ] && [ -s "$folder/queenhigh-$build.aot" ]; then printf '%s\n' "$folder/queenhigh-$build.aot"; break; fi
  done
}

place_for_cache() { # prints where one may be written
  folders | while IFS= read -r folder; do
    if [ -n "$folder" ] && mkdir -p "$folder" 2>/dev/null && [ -w "$folder" ]; then
      printf '%s\n' "$folder/queenhigh-$build.aot"
      break
    fi
  done
}

make_cache() { # FILE; the file appears when it is whole. Java talks of its cache between the lines of the rehearsal.
  (java -XX:+UseSerialGC -XX:AOTCacheOutput="$1.new" -jar "$home/app/queenhigh.jar" rehearse) 2>&1 \
    | grep -v 'AOT\|JAVA_TOOL_OPTIONS' || :
  [ -s "$1.new" ] && mv -f "$1.new" "$1"
}

cache=$(find_cache)
if [ -z "$cache" ]; then
  place=$(place_for_cache)
  case ${1:-serve} in
    rehearse)
      if [ $# = 1 ] && [ -n "$place" ]; then make_cache "$place"; exit; fi
      ;;
    serve) # in the background, for the next start; a folder says that somebody is at it, unless he was stopped long ago
      if [ -n "$place" ] && [ -n "$(find "$place.making" -prune -mmin +10 2>/dev/null)" ]; then rmdir "$place.making"; fi
      if [ -n "$place" ] && mkdir "$place.making" 2>/dev/null; then
        (
          trap 'rmdir "$place.making" 2>/dev/null' EXIT
          trap 'exit 1' HUP INT TERM
          make_cache "$place" </dev/null >/dev/null 2>&1
        ) &
      fi
      ;;
  esac
fi

# A person's terminal has a width, which Java cannot ask for.
if [ -t 1 ] && [ -z "${COLUMNS:-}" ]; then
  COLUMNS=$(stty size 2>/dev/null </dev/tty) || COLUMNS=
  COLUMNS=${COLUMNS#* }
  export COLUMNS
fi

command=${1:-serve}
set -- -jar "$home/app/queenhigh.jar" "$@"
if [ -n "$cache" ]; then set -- -XX:AOTCache="$cache" "$@"; fi
case $command in
  serve)
    if [ -n "${QUEENHIGH_HEAP:-}" ]; then
      java -XX:+UseG1GC -Xmx"$QUEENHIGH_HEAP" "$@"
    else
      java @flags@ "$@"
    fi
    ;;
  simulate | face-up | verify | export | night) java "$@" ;;
  *) java -XX:+UseSerialGC -XX:TieredStopAtLevel=1 "$@" ;;
esac
