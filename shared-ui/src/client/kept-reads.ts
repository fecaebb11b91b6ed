import type { BaseQueryApi } from "@reduxjs/toolkit/query";
import { forgetNewAnswers, type KeptRead, workers } from "./new-answers.ts";

/** Its code is fetched once the page is painted, or when the server can't be reached. */
export const lastKnownPart = () => import("./last-known.ts");

/** The last known answer, which the page from now on says to be of earlier. */
export async function drawLastKnown(read: KeptRead, api: BaseQueryApi) {
  return (await partOfWorker())?.draw(read, api);
}

/** Removes all that was kept. */
export async function forgetLastKnown(): Promise<void> {
  forgetNewAnswers();
  (await partOfWorker())?.forget();
}

/** Without a service worker nothing was kept. Nor is anything found without this code, which the worker keeps too. */
async function partOfWorker() {
  try {
    return (await workers()?.getRegistration()) && (await lastKnownPart());
  } catch {
    return undefined;
  }
}
