import { entry } from "./entry.ts";

/** The night audit. */
export const dayErrors = {
  "night-audit.open-bills": entry(
    409,
    (p: { count: number }) =>
      `Error: Cannot run Night Audit. There are ${p.count} open restaurant bills that must be closed first.`,
  ),
  "night-audit.other-date": entry(
    409,
    (p: { businessDate: string }) =>
      `Another day was confirmed: the business date is ${p.businessDate}. Please look again.`,
  ),
  "night-audit.closed-already": entry(
    409,
    (p: { businessDate: string; closedBy: string | null; closedAt: string }) =>
      p.closedBy === null
        ? `${p.businessDate} was closed at ${p.closedAt}. Nothing more was posted.`
        : `${p.closedBy} closed ${p.businessDate} at ${p.closedAt}. Nothing more was posted.`,
  ),
  "night-audit.day-ahead": entry(
    409,
    (p: { businessDate: string; today: string }) =>
      `${p.businessDate} has not begun: today is ${p.today}. A day can be closed on its own date at the earliest.`,
  ),
  "night-audit.day-not-over": entry(
    409,
    (p: { businessDate: string }) =>
      `${p.businessDate} is still today. Confirm that the day is over if you mean to close it now.`,
  ),
  "night-audit.preview-changed": entry(
    409,
    () =>
      "What the night audit will post has changed since you looked. Nothing was posted; please look again.",
  ),
  "night-audit.group-rooms-undecided": entry(
    409,
    (p: { groupName: string; rooms: number; roomTypeName: string }) =>
      `${p.groupName} still holds ${p.rooms} × ${p.roomTypeName} without a guest. Please decide what becomes of them.`,
  ),
};
