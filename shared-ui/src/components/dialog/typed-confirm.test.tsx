import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { TypedConfirm } from "./typed-confirm.tsx";

async function openConfirm(word: string) {
  const onConfirm = vi.fn();
  const { user } = await renderWithStore(
    <TypedConfirm
      opened
      onClose={() => {}}
      onConfirm={onConfirm}
      title="Sure?"
      confirmLabel="Go on"
      word={word}
    />,
  );
  return { user, onConfirm, field: screen.getByLabelText(/^Type .* to go on/) };
}

it("SYS-05 goes on only once the name was typed", async () => {
  const { user, onConfirm, field } = await openConfirm("Hôtel Aurassi");
  expect(screen.getByLabelText(/Type .*Hôtel Aurassi.* to go on/)).toBe(field);
  expect(document.activeElement).toBe(field);

  await user.type(field, "Hotel{Enter}");
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole("alert").textContent).toBe("What you typed does not match.");

  await user.clear(field);
  await user.type(field, " hôtel  aurassi{Enter}");
  expect(onConfirm).toHaveBeenCalledOnce();
});

it.each(["21/11/2026", "21.11.2026", "21112026"])(
  "NA-02 a date is the same as %s",
  async (typed) => {
    const { user, onConfirm, field } = await openConfirm("21-11-2026");
    await user.type(field, "21/11/2025{Enter}");
    expect(onConfirm).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    expect(onConfirm).toHaveBeenCalledOnce();
  },
);
