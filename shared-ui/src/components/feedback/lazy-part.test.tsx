import { act, screen } from "@testing-library/react";
import { Suspense, useState } from "react";
import { expect, it, vi } from "vitest";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { lazyDialog, lazyPart } from "./lazy-part.tsx";

function Report({ name }: { name: string }) {
  const [pressed, setPressed] = useState(0);
  return (
    <button type="button" onClick={() => setPressed(pressed + 1)}>{`${name} ${pressed}`}</button>
  );
}

/** A file that can't be had the first `failures` times. */
function fileOf<Part>(part: Part, failures: number) {
  return vi.fn(async () => {
    if (failures-- > 0) throw new Error("the file could not be fetched");
    return part;
  });
}

it("X-04 a file that could not be fetched is fetched anew by 'Try again', until it is there", async () => {
  const load = fileOf(Report, 2);
  const Part = lazyPart(load);
  const page = (
    <>
      <input aria-label="Notes" />
      <Suspense fallback="…">
        <Part name="Day book" />
      </Suspense>
    </>
  );
  const { user, rerender } = await renderWithStore(page);
  await user.type(screen.getByLabelText("Notes"), "near the lift");
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  await user.click(await screen.findByRole("button", { name: "Day book 0" }));
  await act(async () => rerender(page));

  expect(screen.getByRole("button", { name: "Day book 1" })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Notes").value).toBe("near the lift");
  expect(load).toHaveBeenCalledTimes(3);
});

it("MOD-04 a file that hangs is said to be missing within 8 s", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  const Part = lazyPart<{ name: string }>(() => new Promise(() => undefined));
  await renderWithStore(
    <Suspense fallback="…">
      <Part name="Day book" />
    </Suspense>,
  );
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  vi.useRealTimers();
});

let Paper: ReturnType<typeof lazyDialog<{ onClose: () => void }>>;

function Page() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Print
      </button>
      {opened && <Paper onClose={() => setOpened(false)} />}
    </>
  );
}

it("X-04 a dialog that could not be fetched says so in a dialog; opened again it is fetched anew", async () => {
  const load = fileOf(({ onClose: _ }: { onClose: () => void }) => <p>The paper</p>, 1);
  Paper = lazyDialog(load);
  const { user } = await renderWithStore(<Page />);
  await user.click(screen.getByRole("button", { name: "Print" }));
  await screen.findByRole("dialog", { name: "This part is not there yet" });
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(await screen.findByText("The paper")).toBeTruthy();
});
