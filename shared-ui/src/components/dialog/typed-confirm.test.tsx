import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { TypedConfirm } from "./typed-confirm.tsx";

it("SYS-05 goes on only once the name was typed", async () => {
  const onConfirm = vi.fn();
  const { user } = await renderWithStore(
    <TypedConfirm
      opened
      onClose={() => {}}
      onConfirm={onConfirm}
      title="Delete Hôtel Aurassi?"
      confirmLabel="Delete hotel"
      word="Hôtel Aurassi"
    />,
  );
  const field = screen.getByLabelText(/Type .*Hôtel Aurassi.* to go on/);
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
    const onConfirm = vi.fn();
    const { user } = await renderWithStore(
      <TypedConfirm
        opened
        onClose={() => {}}
        onConfirm={onConfirm}
        title="Close the day?"
        confirmLabel="Close the day"
        word="21-11-2026"
      />,
    );
    await user.type(screen.getByLabelText(/Type .*21-11-2026/), "21/11/2025{Enter}");
    expect(onConfirm).not.toHaveBeenCalled();
    await user.clear(screen.getByLabelText(/Type .*21-11-2026/));
    await user.type(screen.getByLabelText(/Type .*21-11-2026/), `${typed}{Enter}`);
    expect(onConfirm).toHaveBeenCalledOnce();
  },
);
