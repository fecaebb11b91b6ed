import { cleanup, configure, getConfig } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { dismissAll } from "../components/feedback/notify.ts";
import { initI18n } from "../i18n/switch-language.ts";
import { fakeBrowserParts } from "./browser-parts.ts";
import { allHandled, watchRequests } from "./requests-underway.ts";
import { server } from "./server.ts";

fakeBrowserParts();
const { asyncWrapper } = getConfig();
// Kept before a test puts a clock of its own in its place.
const { setImmediate } = globalThis;
configure({
  // A busy machine is no fault of the screen.
  asyncUtilTimeout: 30_000,
  // What was found is drawn; its effects stand in React's queue behind it, and come before the test goes on.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait();
      await new Promise((resolve) => setImmediate(resolve));
      return found;
    }),
});

const complaints: string[] = [];

beforeAll(() => {
  server.listen({ onUnhandledFrame: "error" });
  watchRequests();
});

beforeEach(async () => {
  complaints.length = 0;
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...said: unknown[]) => {
      complaints.push(said.map(String).join(" "));
    });
  }
  localStorage.clear();
  sessionStorage.clear();
  await initI18n("en");
});

afterEach(async () => {
  cleanup();
  dismissAll();
  await allHandled();
  server.resetHandlers();
  vi.restoreAllMocks();
  // What the console heard is a fault of the screen, so it fails the test.
  expect(complaints, complaints.join("\n")).toEqual([]);
});

afterAll(() => {
  server.close();
});
