package io.queenhigh.web.http;

import io.queenhigh.rules.ruling.Refused;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A no, told as RFC 9457 asks.
 *
 * @param detail what is wrong and what to do about it
 * @param refused the refusal behind it, where a rule speaks
 * @param fields what is wrong in the body, field by field
 * @param retryAfterSeconds when asking again makes sense
 */
public record Problem(
    Kind kind,
    String detail,
    Optional<Refused> refused,
    List<WrongField> fields,
    Optional<Long> retryAfterSeconds) {

  /** One field of a body that cannot be taken, and why. */
  public record WrongField(String field, String detail) {}

  /** The kinds of no. The API page explains each under its key. */
  public enum Kind {
    MALFORMED(
        "malformed",
        400,
        "The request cannot be read",
        "Send one JSON object; the detail names the line and column."),
    SIGNED_OUT("signed-out", 401, "Nobody is signed in", "Be a guest, register or sign in first."),
    WRONG_PASSWORD(
        "wrong-password",
        401,
        "That name and password do not match",
        "Try again; after several failures you have to wait, longer each time."),
    FORBIDDEN(
        "forbidden",
        403,
        "This role may not do that",
        "Ask somebody whose role the operation lists."),
    CROSS_SITE(
        "cross-site",
        403,
        "The request comes from another site",
        "Browsers may send commands from this server's own pages only."),
    NOT_FOUND("not-found", 404, "There is nothing here", "Check the path and its ids."),
    METHOD_NOT_ALLOWED(
        "method-not-allowed",
        405,
        "The path exists, but not with this method",
        "The Allow header lists what the path takes."),
    REFUSED(
        "refused", 409, "A rule says no", "The rule's clause is given; the table has not changed."),
    TOO_LARGE("too-large", 413, "The body is too large", "Bodies have at most 16 kB."),
    NOT_JSON("not-json", 415, "Only JSON is accepted", "Send Content-Type: application/json."),
    INVALID(
        "invalid",
        422,
        "A field is not acceptable",
        "errors lists each field with what it must be; nothing was done."),
    MISDIRECTED(
        "misdirected",
        421,
        "This is not the host you asked for",
        "Use a name or address under which the server knows itself."),
    TOO_MANY_REQUESTS(
        "too-many-requests",
        429,
        "Too many requests",
        "Wait as long as Retry-After or the detail says."),
    INCIDENT("incident", 500, "A mistake of ours", "The number in the detail finds it in our log."),
    UNAVAILABLE(
        "unavailable",
        503,
        "Not at the moment",
        "Nothing was done, or it cannot be known; ask again with the same id, which is safe.");

    private final String key;
    private final int status;
    private final String title;
    private final String advice;

    Kind(String key, int status, String title, String advice) {
      this.key = key;
      this.status = status;
      this.title = title;
      this.advice = advice;
    }

    public String key() {
      return key;
    }

    public int status() {
      return status;
    }

    public String title() {
      return title;
    }

    /** What to do about it. */
    public String advice() {
      return advice;
    }

    /** Relative to the server, where the API page has a paragraph about it. */
    public String type() {
      return "/api#problem-" + key;
    }
  }

  public Problem {
    fields = List.copyOf(fields);
  }

  public static Problem of(Kind kind, String detail) {
    return new Problem(kind, detail, Optional.empty(), List.of(), Optional.empty());
  }

  public static Problem of(Kind kind, Refused refused) {
    return new Problem(kind, refused.why(), Optional.of(refused), List.of(), Optional.empty());
  }

  public static Problem invalid(List<WrongField> fields) {
    String detail =
        fields.size() == 1
            ? fields.getFirst().field() + ": " + fields.getFirst().detail()
            : fields.size() + " fields cannot be taken; see errors.";
    return new Problem(Kind.INVALID, detail, Optional.empty(), fields, Optional.empty());
  }

  public Problem retryAfter(long seconds) {
    return new Problem(kind, detail, refused, fields, Optional.of(seconds));
  }

  /** As it goes over the wire. */
  Map<String, Object> json(String instance) {
    return json(instance, kind.status());
  }

  Map<String, Object> json(String instance, int status) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("type", kind.type());
    object.put("title", kind.title());
    object.put("status", status);
    object.put("detail", detail);
    object.put("instance", instance);
    refused.ifPresent(
        no -> {
          object.put("reason", no.id());
          object.put("clause", no.by().toString());
        });
    if (!fields.isEmpty()) {
      object.put("errors", fields);
    }
    return object;
  }
}
