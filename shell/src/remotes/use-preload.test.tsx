import { textsReady } from "@funduq/shared-ui/i18n";
import { FakeEventSource } from "@funduq/shared-ui/testing/event-source";
import { aSession } from "@funduq/shared-ui/testing/session";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addTexts } from "../i18n/catalogue.ts";
import { at, heading, hotel, loaderOf, moduleOf, openShell } from "../testing/open-shell.tsx";

beforeEach(async () => {
  FakeEventSource.install();
  addTexts();
  await textsReady();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "connection");
});

async function fetchedAhead(connection: object | undefined) {
  if (connection)
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  const loader = loaderOf(async (name) => ({ default: moduleOf(name) }));
  const preload = vi.spyOn(loader, "preload");
  await openShell({ session: aSession(), route: at("dashboard"), loader });
  await heading(`dashboard of ${hotel.name}`);
  await vi.advanceTimersByTimeAsync(5_000);
  return preload.mock.calls.length > 0;
}

it.each([
  ["is not known", undefined, true],
  ["is quick", { saveData: false, effectiveType: "4g" }, true],
  ["is paid by the megabyte", { saveData: true, effectiveType: "4g" }, false],
  ["is slow", { saveData: false, effectiveType: "slow-2g" }, false],
])("departments are fetched ahead unless the line %s", async (_line, connection, expected) => {
  expect(await fetchedAhead(connection)).toBe(expected);
});
