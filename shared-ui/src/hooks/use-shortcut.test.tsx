import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderWithStore } from "../testing/render-with-store.tsx";
import { useShortcut, useShortcutList } from "./use-shortcut.ts";

function Hears({ keys, label, onPress }: { keys: string; label?: string; onPress: () => void }) {
  useShortcut({ keys, label, onPress });
  return null;
}

function Sheet() {
  return (
    <ul>
      {useShortcutList().map(({ keys, label }) => (
        <li key={keys}>{`${keys} ${label}`}</li>
      ))}
    </ul>
  );
}

it("X-06 the newest of two owners of a key answers, and the older one after it has gone", async () => {
  const [screenKey, dialogKey] = [vi.fn(), vi.fn()];
  const both = (
    <>
      <Hears keys="F9" label="Folios" onPress={screenKey} />
      <Hears keys="F9" label="Pay" onPress={dialogKey} />
      <Sheet />
    </>
  );
  const { rerender } = await renderWithStore(both);
  await userEvent.keyboard("[F9]");
  expect([screenKey.mock.calls.length, dialogKey.mock.calls.length]).toEqual([0, 1]);
  expect(screen.getByRole("listitem").textContent).toBe("F9 Pay");

  rerender(<Hears keys="F9" onPress={screenKey} />);
  await userEvent.keyboard("[F9]");
  expect(screenKey).toHaveBeenCalledOnce();
});
