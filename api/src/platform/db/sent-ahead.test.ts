import { describe, expect, it } from "vitest";
import { allSent } from "./sent-ahead.ts";

describe("statements that are sent together", () => {
  it("answer in their order, each asked once", async () => {
    let asked = 0;
    // biome-ignore lint/suspicious/noThenProperty: a statement of drizzle's is sent by its `then`.
    const lazy = { then: (done: (value: number) => void) => done(++asked) };
    expect(await allSent([lazy, Promise.resolve("b"), undefined])).toEqual([1, "b", undefined]);
    expect(asked).toBe(1);
  });

  it("fail with the first of their order, once none is on its way any more", async () => {
    let isOver = false;
    const { promise: slow, reject } = Promise.withResolvers<void>();
    const ending = slow.finally(() => {
      isOver = true;
    });
    const failure = allSent([ending, Promise.reject(new Error("second"))]).catch((error) => error);
    setImmediate(() => reject(new Error("first")));
    expect(await failure).toEqual(new Error("first"));
    expect(isOver).toBe(true);
  });

  it("fail with the one that failed the transaction, not with one before it that only found it failed", async () => {
    const refused = (code: string) =>
      Promise.reject(new Error(code, { cause: Object.assign(new Error(), { code }) }));
    const failure = (...codes: string[]) =>
      allSent(codes.map(refused)).catch(({ message }) => message);
    expect(await failure("25P02", "55P03", "23505")).toBe("55P03");
    expect(await failure("25P02", "25P02")).toBe("25P02");
  });
});
