import { errorText, textOf } from "@funduq/shared-ui/i18n";
import type { ApiFailure } from "@funduq/shared-ui/state";

const t = textOf("housekeeping");

/**
 * What a failed status change says: the specification's sentence (HK-03), and the reason when
 * the API refused for one (the booking that needs the room, who changed it meanwhile).
 */
export function failureSentences(failure: ApiFailure): string[] {
  if (failure.code === "hotel.not-found") return [t("hotel-not-found")];
  if (failure.code === "room.not-found") return [t("room-not-found")];
  if (failure.code === "room.period-invalid") return [t("period-invalid")];
  if (failure.code === "request.invalid") return [t("data-incomplete")];
  if (failure.code === "request.stale") return [newerSentence(failure)];
  if (failure.code === "internal") return [t("update-failed")];
  return [t("update-failed"), errorText(failure)];
}

/** Without a name where the log no longer has who it was. */
function newerSentence({ params }: ApiFailure): string {
  const name = String(params.changedBy ?? "");
  return name ? t("newer-by", { name }) : t("newer");
}
