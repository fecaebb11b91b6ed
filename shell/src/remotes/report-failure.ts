import type { LoadFailure } from "@funduq/shared-types/contracts/load-failure";

export type ReportFailure = (failure: LoadFailure) => void;

/** Tells the API about a department that failed in this browser, also while the page is being left. */
export const reportFailure: ReportFailure = (failure) => {
  const body = new Blob([JSON.stringify(failure)], { type: "application/json" });
  navigator.sendBeacon("/api/load-failures", body);
};

/** The class of an error, without its message, which may name a guest. */
export function classOf(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error;
  return /^\w{1,60}$/u.test(name) ? name : "Error";
}
