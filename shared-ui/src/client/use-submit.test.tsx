import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
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
