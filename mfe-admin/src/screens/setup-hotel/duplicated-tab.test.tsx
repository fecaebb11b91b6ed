import { screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { field, openSetup, press } from "../../testing/open-setup.tsx";

/** The locks of a browser in which another tab holds the first one that is asked for. */
function fakeLocks() {
  const request = vi
    .fn((_name: string, _options: LockOptions, hold: () => Promise<unknown>) => hold())
    .mockRejectedValueOnce(new DOMException("", "TimeoutError"));
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "locks"));
  return request;
}

it("X-02 SET-02 a duplicated tab says so, keeps what was typed and creates a hotel of its own", async () => {
  const request = fakeLocks();
  const { user, sent } = await openSetup({ at: "new" });
  await user.type(field("Hotel Name"), "Hôtel El Mountazah");
  expect(await screen.findByText(/^This tab is a copy of another one/)).toBeTruthy();
  expect(field("Hotel Name")).toHaveProperty("value", "Hôtel El Mountazah");
  await user.click(press("Create Hotel"));
  await screen.findByText("Hotel created successfully!");
  const [{ id }] = sent as [{ id: string }];
  const [taken, own] = request.mock.calls.map(([name]) => name);
  expect([taken?.endsWith(id), own?.endsWith(id)]).toEqual([false, true]);
});
