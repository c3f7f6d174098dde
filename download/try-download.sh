#!/bin/sh
# Tries the download where nothing else is: unpacks the archive into an empty root (no shell, no C library, no Java but its
# own), opens the demo floor there, plays a round over HTTP, kills the floor without warning, opens it again, finds the round
# as it was, and has everything audited. Under five minutes; a quarter of one on a quiet machine.
#
#   download/try-download.sh [ARCHIVE]     target/download/queenhigh-….tar.gz unless you say otherwise
#
# Needs Linux, unshare and chroot (root, or user namespaces that anybody may make), curl and tar.
set -eu

here=$(CDPATH='' cd -- "${0%/*}" && pwd -P)
archive=${1:-$(ls "$here"/../target/download/queenhigh-*.tar.gz 2>/dev/null | head -1)}
[ -s "${archive:-}" ] || { echo "There is no archive: ./queenhigh package makes one." >&2; exit 1; }

work=$(mktemp -d)
root=$work/root
floor=
clean_up() {
  if [ -n "$floor" ]; then kill -9 "$floor" 2>/dev/null || :; fi
  rm -rf "$work"
}
trap clean_up EXIT
trap 'exit 1' INT TERM

mkdir -p "$root/dev" "$root/proc" "$root/tmp" "$root/data"
tar xzf "$archive" -C "$root"
app=/$(ls "$root" | grep '^queenhigh-')
echo "An empty root with $(find "$root$app" -type f | wc -l) files of the download in it and nothing else."

# What every container engine gives a process: /proc, and three devices.
cat >"$work/enter" <<'ENTER'
root=$1
shift
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
for device in null random urandom; do
  : >>"$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
exec chroot "$root" "$@"
ENTER

inside() { # WORDS: queenhigh with these, in the empty root, as the Containerfile starts it; nothing of the environment
  exec env -i unshare --map-root-user --mount --pid --fork --kill-child=KILL \
    /bin/sh "$work/enter" "$root" "$app/runtime/bin/ld-linux.so" --library-path "$app/runtime/lib/c" "$app/runtime/bin/java" \
    --enable-native-access=ALL-UNNAMED -Djava.awt.headless=true "-Dorg.sqlite.lib.path=$app/app/native" \
    "@$app/app/serve.flags" -jar "$app/app/queenhigh.jar" "$@"
}

open_floor() {
  : >"$work/said"
  inside serve --bind 127.0.0.1 --port "$port" --store sqlite:/data/floor.db >"$work/said" 2>&1 &
  floor=$!
  until [ "$(curl -s -o "$work/tables" -w '%{http_code}' "$url/api/tables")" = 200 ]; do
    kill -0 "$floor" 2>/dev/null || { cat "$work/said" >&2; exit 1; }
    sleep 0.1
  done
}

say() { # VERB FIELDS
  curl -sS --fail-with-body -b "$work/cookie" --json "{\"id\": \"$(date +%s-%N)\", $2}" "$url/api/tables/wa-1/$1" >"$work/answer" \
    || { cat "$work/answer" >&2; exit 1; }
}
await() { # TEXT, in the table as we see it
  until curl -sS -b "$work/cookie" "$url/api/tables/wa-1" | grep -q "$1"; do sleep 0.2; done
}
record() { curl -sS --fail-with-body "$url/api/rounds/$round/file"; }

port=$((20000 + $$ % 20000))
url=http://127.0.0.1:$port

(inside --version)
open_floor
echo "The floor is open."

curl -sS --fail-with-body -c "$work/cookie" --json '{}' "$url/api/guest" >"$work/answer"
say sit '"seat": 1, "buyIn": "200"'
await '"can":\[[^]]*"bet"'
say bet '"seat": 1, "wager": "ante", "amount": "5"'
round=$(curl -sS "$url/api/tables/wa-1" | grep -o '"round":"[^"]*"' | head -1 | cut -d'"' -f4)
say ready '"seat": 1'
await '"can":\[[^]]*"play"'
say play '"seat": 1'
until curl -sS "$url/api/rounds/$round" | grep -q '"over":true'; do sleep 0.2; done
record >"$work/before"
echo "Round $round is played and over."

kill -9 "$floor"
wait "$floor" 2>/dev/null || :
open_floor
record >"$work/after"
cmp "$work/before" "$work/after"
echo "Killed, opened again: $round is as it was."

kill -9 "$floor"
wait "$floor" 2>/dev/null || :
floor=
(inside verify /data/floor.db)
(inside sheet wa/three-card-poker -o /data/par.pdf)
head -c 5 "$root/data/par.pdf" | grep -q '%PDF-'
echo "The download works with nothing but itself."
