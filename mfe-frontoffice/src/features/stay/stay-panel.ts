/** The dialogs that can lie over an open stay. */
export const stayPanels = ["check-in", "folios", "check-out"] as const;
export type StayPanel = (typeof stayPanels)[number];
