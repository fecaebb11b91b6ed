import type { PoliceRow, Say } from "./police-rows.ts";

/** What a line is called: the guest, or how many of the stay have no name. */
export function rowName({ form, unnamed }: PoliceRow, t: Say): string {
  if (form) return form.fullName;
  return t("police.unnamed", { count: unnamed?.count ?? 0 });
}
