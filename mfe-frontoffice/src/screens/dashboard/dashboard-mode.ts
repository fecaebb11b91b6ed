/** What the room cards tell: who is in them and who comes, or what state they are in (FO-14). */
export const dashboardModes = ["front-office", "housekeeping"] as const;
export type DashboardMode = (typeof dashboardModes)[number];
