/** What few starts need before the first screen, and others some seconds after it: one file, fetched then. */
export { heldReleases } from "./held-releases.ts";
export { keepUntilCurrent } from "./keep-until-current.ts";
