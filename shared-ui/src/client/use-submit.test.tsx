import { act, renderHook, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithStore } from "../testing/render-with-store.tsx";
import { useSubmit } from "./use-submit.ts";

const failing = (code: string, status: number) => async (_: null) => ({
  error: { status, code, message: "", params: {} },
});

it("keeps why it failed", async () => {
  const trigger = failing("room.not-found", 404);
  const { result } = renderHook(() => useSubmit(trigger));
  await act(async () => void (await result.current.submit(null)));
  expect(result.current.failure?.code).toBe("room.not-found");
});

it("AUTH-19 leaves a session that has ended to the shell: nothing red stays after signing in again", async () => {
  const trigger = failing("session.required", 401);
  const { result } = renderHook(() => useSubmit(trigger));
  await act(async () => void (await result.current.submit(null)));
  expect(result.current.failure).toBeUndefined();
  expect(result.current.isSaving).toBe(false);
});

type Answer = Awaited<ReturnType<ReturnType<typeof failing>>>;
let answer: (answer: Answer) => void;
let sent: Promise<unknown>;

function Form() {
  const { submit } = useSubmit((_: null) => new Promise<Answer>((done) => (answer = done)));
  return (
    <button type="button" onClick={() => (sent = submit(null))}>
      Save
    </button>
  );
}

it("X-02 tells by a notice what failed after its form was gone, once", async () => {
  const { rerender, user } = await renderWithStore(<Form />);
  await user.click(screen.getByRole("button", { name: "Save" }));
  rerender(<p>elsewhere</p>);
  const failed = await failing("room.not-found", 404)(null);
  await act(async () => {
    answer(failed);
    await sent;
  });
  expect(screen.getAllByText(/Room not found/)).toHaveLength(1);
});
