import { entry, type FieldFault } from "./entry.ts";

/** Errors of a request in general. */
export const requestErrors = {
  "request.invalid": entry(
    400,
    (_: { fields: FieldFault[] }) => "Please check the highlighted fields.",
  ),
  "request.malformed": entry(400, () => "The request could not be read."),
  "request.too-large": entry(413, () => "The request is too large."),
  "request.media-type": entry(415, () => "The request must be JSON."),
  "request.cross-site": entry(403, () => "This request came from another site and was refused."),
  "request.key-missing": entry(400, () => "The Idempotency-Key header is required."),
  "request.key-reused": entry(422, () => "This request was already used for something else."),
  "request.not-found": entry(404, () => "Not found."),
  "request.method": entry(405, () => "This address does not accept that method."),
  "request.stale": entry(
    409,
    // Empty where the log no longer has the user, or nobody was signed in.
    (p: { changedBy: string; changedAt: string }) =>
      `${p.changedBy || "Someone"} changed this in the meantime. Reload to see the latest version.`,
  ),
  "request.refused-by-data": entry(409, () => "The data does not allow this change."),
  "service.busy": entry(503, () => "The service is busy. Please try again in a moment."),
  internal: entry(500, () => "Something went wrong on our side. Please try again."),
};
