import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { notify } from "./notify.ts";

afterEach(() => {
  vi.useRealTimers();
});

const region = () => screen.getByRole("region", { name: "Notifications" });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("waits while somebody reads, and goes afterwards", async () => {
  await renderWithStore(<button type="button">Elsewhere</button>);
  vi.useFakeTimers();
  act(() => void notify.undo("Room 204 is clean", vi.fn()));
  pass(7_000);

  fireEvent.pointerEnter(region());
  pass(60_000);
  expect(screen.getByText("Room 204 is clean")).toBeTruthy();

  fireEvent.pointerLeave(region());
  pass(900);
  expect(screen.getByText("Room 204 is clean")).toBeTruthy();
  pass(200);
  expect(screen.queryByText("Room 204 is clean")).toBeNull();
});

it("X-06 F8 reaches Undo and the focus comes back", async () => {
  const undo = vi.fn();
  const { user } = await renderWithStore(<button type="button">Elsewhere</button>);
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  act(() => void notify.undo("Room 204 is clean", undo));

  await user.keyboard("[F8]");
  expect(document.activeElement?.textContent).toBe("Undo");
  await user.keyboard("{Enter}");

  expect(undo).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toBe("Elsewhere");
});

it("says failures at once, the rest in turn, in regions that stand there before", async () => {
  await renderWithStore(<p>Screen</p>);
  expect(region().querySelectorAll("[aria-live]")).toHaveLength(2);

  act(() => {
    notify.success("Saved");
    notify.error("Not saved");
  });
  const liveOf = (text: string) =>
    screen.getByText(text).closest("[aria-live]")?.getAttribute("aria-live");
  expect([liveOf("Saved"), liveOf("Not saved")]).toEqual(["polite", "assertive"]);
});

it("never builds a wall: the oldest that passes makes room, a failure stays", async () => {
  await renderWithStore(<p>Screen</p>);
  act(() => {
    notify.error("Failed");
    for (const number of [1, 2, 3, 4]) notify.success(`Saved ${number}`);
  });

  expect(screen.queryByText("Saved 1")).toBeNull();
  expect(screen.getByText("Failed")).toBeTruthy();
  expect(screen.getByText("Saved 4")).toBeTruthy();
});
