import type { BaseQueryApi } from "@reduxjs/toolkit/query";
import { HAS_ANSWERS, type KeptRead, unwritten } from "./new-answers.ts";
import { deviceStorage } from "./storage.ts";

/** Its code is fetched once the page is painted, or when the server can't be reached. */
export const lastKnownPart = () => import("./last-known.ts");

/** The last known answer, which the page from now on says to be of earlier. */
export async function drawLastKnown(read: KeptRead, api: BaseQueryApi) {
  if (deviceStorage.get(HAS_ANSWERS) === null) return undefined;
  // A browser that has not kept the code either has no answer.
  return lastKnownPart().then(
    ({ draw }) => draw(read, api),
    () => undefined,
  );
}

/** Removes all that was kept. */
export function forgetLastKnown(): void {
  unwritten.clear();
  if (deviceStorage.get(HAS_ANSWERS) !== null)
    lastKnownPart().then(
      ({ forget }) => forget(),
      () => undefined,
    );
}
