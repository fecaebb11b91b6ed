import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { dismissAll } from "../components/feedback/notify.ts";
import { initI18n } from "../i18n/switch-language.ts";
import { fakeBrowserParts } from "./browser-parts.ts";
import { server } from "./server.ts";

fakeBrowserParts();
// A busy machine is no fault of the screen.
configure({ asyncUtilTimeout: 10_000 });

const complaints: string[] = [];

beforeAll(() => {
  server.listen({ onUnhandledFrame: "error" });
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

afterEach(() => {
  cleanup();
  dismissAll();
  server.resetHandlers();
  vi.restoreAllMocks();
  // What the console heard is a fault of the screen, so it fails the test.
  expect(complaints).toEqual([]);
});

afterAll(() => {
  server.close();
});
