import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { Dialog } from "../components/dialog/dialog.tsx";
import { renderWithStore } from "../testing/render-with-store.tsx";
import { Shortcut, useShortcutsBelow } from "./use-shortcut.ts";

function Sheet() {
  return (
    <ul>
      {useShortcutsBelow().map(({ keys, label }) => (
        <li key={keys}>{`${keys} ${label}`}</li>
      ))}
    </ul>
  );
}

it("X-06 the newest of two owners of a key answers, and the older one after it has gone", async () => {
  const [screenKey, dialogKey] = [vi.fn(), vi.fn()];
  const both = (
    <>
      <Shortcut keys="F9" label="Folios" onPress={screenKey} />
      <Shortcut keys="F9" label="Pay" onPress={dialogKey} />
      <Sheet />
    </>
  );
  const { rerender } = await renderWithStore(both);
  await userEvent.keyboard("[F9]");
  expect([screenKey.mock.calls.length, dialogKey.mock.calls.length]).toEqual([0, 1]);
  expect(screen.getByRole("listitem").textContent).toBe("F9 Pay");

  rerender(<Shortcut keys="F9" onPress={screenKey} />);
  await userEvent.keyboard("[F9]");
  expect(screenKey).toHaveBeenCalledOnce();
});

it("X-06 a dialog on top keeps the keys from what lies below it, and the sheet lists the latter", async () => {
  const [page, dialog, palette] = [vi.fn(), vi.fn(), vi.fn()];
  const over = (children: ReactNode) => (
    <>
      <Shortcut keys="F2" label="New booking" onPress={page} />
      <Shortcut keys="Ctrl+KeyK" label="Search" isEverywhere onPress={palette} />
      <Dialog opened onClose={() => {}} title="Stay">
        <Shortcut keys="F9" label="Folios" onPress={dialog} />
      </Dialog>
      {children}
    </>
  );
  const press = () => userEvent.keyboard("[F2][F9]{Control>}[KeyK]{/Control}");
  const pressed = () => [page, dialog, palette].map(({ mock }) => mock.calls.length);
  const { rerender } = await renderWithStore(over(null));
  await press();
  expect(pressed()).toEqual([0, 1, 1]);

  rerender(
    over(
      <Dialog opened onClose={() => {}} title="Shortcuts">
        <Sheet />
      </Dialog>,
    ),
  );
  await press();
  expect(pressed()).toEqual([0, 1, 2]);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Ctrl+KeyK Search",
    "F9 Folios",
  ]);
});

it("X-06 keeps from the browser what a dialog keeps from the page", async () => {
  await renderWithStore(
    <>
      <Shortcut keys="Ctrl+KeyS" onPress={() => {}} />
      <Dialog opened onClose={() => {}} title="Stay">
        Room 204
      </Dialog>
    </>,
  );
  const press = (code: string) =>
    document.body.dispatchEvent(
      new KeyboardEvent("keydown", { code, ctrlKey: true, bubbles: true, cancelable: true }),
    );
  expect([press("KeyS"), press("KeyP")]).toEqual([false, true]);
});
