import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { clientFailure } from "./api-failure.ts";
import { useInDoubt } from "./use-in-doubt.ts";

const refused = { ...clientFailure("network.timeout"), status: 409, code: "room.not-found" };
const broke = { ...refused, status: 500, code: "internal" };

it("X-02 a write is in doubt when no answer came or the server broke off, not when it was refused", () => {
  const inDoubt = (failure?: typeof refused) =>
    renderHook(() => useInDoubt(failure)).result.current;
  expect(inDoubt(clientFailure("network.unreachable"))).toBe(true);
  expect(inDoubt({ ...clientFailure("response.unreadable"), status: 200 })).toBe(true);
  expect(inDoubt(broke)).toBe(true);
  expect(inDoubt(refused)).toBe(false);
  expect(inDoubt(undefined)).toBe(false);
});

it("X-02 a write in doubt that is seen to be done ends once; a refused one never does", () => {
  const onDone = vi.fn();
  const { rerender } = renderHook(
    ({ failure, isDone }) => useInDoubt(failure, { isDone, onDone }),
    { initialProps: { failure: refused, isDone: true } },
  );
  rerender({ failure: clientFailure("network.timeout") as typeof refused, isDone: false });
  expect(onDone).not.toHaveBeenCalled();
  rerender({ failure: clientFailure("network.timeout") as typeof refused, isDone: true });
  rerender({ failure: clientFailure("network.timeout") as typeof refused, isDone: true });
  expect(onDone).toHaveBeenCalledOnce();
});
