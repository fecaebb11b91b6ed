/** The dialogs that can lie over an open stay. */
export const stayPanels = [
  "check-in",
  "folios",
  "check-out",
  "cancel",
  "no-show",
  "reactivate",
  "undo",
  "change-room",
  "dates",
  "details",
] as const;
export type StayPanel = (typeof stayPanels)[number];
