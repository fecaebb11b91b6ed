import { act, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { makeStore } from "../../client/store.ts";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { SuiteRouter } from "../provider/suite-router.tsx";
import { UiProvider } from "../provider/ui-provider.tsx";
import { dismissAll, notify, useErrorsLeaveWith } from "./notify.ts";

afterEach(() => {
  act(dismissAll);
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

/** Two toasts, with the pointer on the first one's Undo. */
function pointAtUndo() {
  act(() => {
    notify.undo("Amine checked in", vi.fn());
    notify.success("Nadia checked in");
  });
  pass(1_000);
  const undo = screen.getByRole("button", { name: "Undo" });
  fireEvent.pointerEnter(undo);
  return undo;
}

it("X-06 goes although the card that was read went first", async () => {
  await renderWithStore(<p>Screen</p>);
  vi.useFakeTimers();
  const undo = pointAtUndo();
  act(() => undo.focus());
  pass(60_000);
  expect(screen.getByText("Nadia checked in")).toBeTruthy();

  fireEvent.click(undo);
  pass(5_000);
  expect(screen.queryByText("Nadia checked in")).toBeNull();
  act(() => void notify.success("Saved"));
  pass(6_000);
  expect(screen.queryByText("Saved")).toBeNull();
});

it.each([
  ["opens over", 0, 1],
  ["closes under", 1, 0],
])("X-06 goes although a dialog %s the cards that are read", (_how, before, after) => {
  const { rerender } = render(inPage(before));
  vi.useFakeTimers();
  pointAtUndo();
  rerender(inPage(after));
  act(() => void notify.success("Saved"));
  pass(9_000);
  for (const text of ["Amine checked in", "Nadia checked in", "Saved"])
    expect(screen.queryByText(text)).toBeNull();
});

it("X-06 waits for whoever stands in it with the keyboard, wherever the pointer goes", async () => {
  await renderWithStore(<p>Screen</p>);
  vi.useFakeTimers();
  const undo = pointAtUndo();
  act(() => undo.focus());
  fireEvent.pointerLeave(region());
  act(() => screen.getAllByRole("button", { name: "Close" })[0]?.focus());
  pass(60_000);
  expect(screen.getByText("Nadia checked in")).toBeTruthy();

  act(() => (document.activeElement as HTMLElement).blur());
  pass(3_000);
  expect(screen.getByText("Nadia checked in")).toBeTruthy();
  pass(1_500);
  expect(screen.queryByText("Nadia checked in")).toBeNull();
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

/** A screen with others in its path, as the till has its bills. */
function openScreens() {
  const router = createMemoryRouter([{ path: "*", element: <UiScreens /> }]);
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return router;
}

function UiScreens() {
  useErrorsLeaveWith(useLocation().search);
  return <UiProvider>Screen</UiProvider>;
}

/** What screen readers are given to say: put into a live region that stood there before. */
function listen() {
  const heard: { text: string | null; region: Element }[] = [];
  const observer = new MutationObserver(() => {});
  observer.observe(document.body, { subtree: true, childList: true });
  return {
    heard() {
      for (const { addedNodes } of observer.takeRecords())
        for (const part of addedNodes)
          for (const region of regionsTouchedBy(part))
            heard.push({ text: region.textContent, region });
      return heard.map(({ text, region }) => `${text}${region.isConnected ? "" : " (cut off)"}`);
    },
  };
}

/** The region it was put into. One that comes with its words may be said too: nobody can tell. */
function regionsTouchedBy(part: Node): Element[] {
  if (!(part instanceof Element)) return [];
  const brought = [...part.querySelectorAll("[aria-live]")].filter((live) => live.textContent);
  const around = part.closest("[aria-live]");
  return around ? [around, ...brought] : brought;
}

function Layers({ dialogs }: { dialogs: number }) {
  if (dialogs === 0) return null;
  return (
    <Dialog opened onClose={() => {}} title={`Dialog ${dialogs}`}>
      <Layers dialogs={dialogs - 1} />
    </Dialog>
  );
}

const inPage = (dialogs: number) => (
  <Provider store={makeStore()}>
    <SuiteRouter make={createMemoryRouter}>
      <UiProvider>
        <Layers dialogs={dialogs} />
      </UiProvider>
    </SuiteRouter>
  </Provider>
);

it("says failures at once, the rest in turn, in regions that stand there before", async () => {
  await renderWithStore(<p>Screen</p>);
  vi.useFakeTimers();
  expect(document.querySelectorAll("[aria-live]")).toHaveLength(2);

  act(() => {
    notify.success("Saved");
    notify.error("Not saved");
  });
  pass(1_000);
  const liveOf = (text: string) =>
    screen.getByText(text).closest("[aria-live]")?.getAttribute("aria-live");
  expect([liveOf("Saved"), liveOf("Not saved")]).toEqual(["polite", "assertive"]);
});

it("X-06 a dialog that closes as it is done: what it says is said once, where it is not cut off", () => {
  const { rerender } = render(inPage(1));
  vi.useFakeTimers();
  const ear = listen();

  act(() => void notify.success("Guest checked in"));
  pass(50);
  rerender(inPage(0));
  pass(1_000);

  expect(ear.heard()).toEqual(["Guest checked in"]);
  expect(screen.getAllByText("Guest checked in")).toHaveLength(1);
});

it("X-06 what was said moves to the dialog that opens, and back, without a second word", () => {
  const { rerender } = render(inPage(0));
  vi.useFakeTimers();
  const ear = listen();
  act(() => void notify.error("No answer"));
  pass(1_000);
  expect(ear.heard()).toEqual(["No answer"]);

  for (const dialogs of [1, 2, 1, 0]) {
    rerender(inPage(dialogs));
    pass(1_000);
    const dialog = screen.getByText("No answer").closest("dialog");
    expect(dialog).toBe([...document.querySelectorAll("dialog")].at(-1) ?? null);
    expect(ear.heard()).toEqual(["No answer"]);
  }
});

it("X-06 in a dialog it is said in the dialog: what lies below is out of reach", () => {
  const { rerender } = render(inPage(1));
  rerender(inPage(2));
  vi.useFakeTimers();
  const ear = listen();
  act(() => void notify.error("No answer"));
  pass(1_000);

  expect(ear.heard()).toEqual(["No answer"]);
  expect(screen.getByText("No answer").closest("dialog dialog [aria-live]")).toBeTruthy();
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

it("X-06 a failure goes with the screen that it was said on, not before it could be read", async () => {
  vi.useFakeTimers();
  const router = openScreens();
  const leaveFor = (path: string) => act(() => router.navigate(path));
  for (const path of ["/other", "/other?table=T1"]) {
    act(() => void notify.error("Failed"));
    pass(60_000);
    expect(screen.getByText("Failed")).toBeTruthy();
    act(() => void notify.error("Failed just now"));
    await leaveFor(path);
    pass(0);
    expect(screen.queryByText("Failed")).toBeNull();
    pass(7_900);
    expect(screen.getByText("Failed just now")).toBeTruthy();
    pass(200);
    expect(screen.queryByText("Failed just now")).toBeNull();
  }
});
