import type { Imported } from "./import-hotel.ts";

/** The text printed after an import: the invariant check's result and what the operator must do. */
export function reportOf({ name, rows, findings, toInvite, lostReleases }: Imported): string {
  const checked =
    findings === 0 ? "everything adds up" : `${findings} things did not add up, as before`;
  const left = [
    toInvite > 0 &&
      `Invite again: ${toInvite} of its people come in by a new link only (Users, Send sign-in link).`,
    lostReleases.length > 0 &&
      `Not kept here: ${lostReleases.join(", ")}. The hotel has everybody's release instead.`,
  ];
  return [`${name} is back: ${rows} rows, ${checked}.`, ...left.filter(Boolean)].join("\n");
}
