import { expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { lazySchema } from "./lazy-schema.ts";

const room = z.object({ number: z.string() });
const read = (load: () => Promise<typeof room>, value: unknown) =>
  lazySchema(load)["~standard"].validate(value);

it("X-02 reads an answer by a contract that comes with the first answer", async () => {
  const load = vi.fn(async () => room);
  const schema = lazySchema(load);
  expect(load).not.toHaveBeenCalled();
  const answer = await schema["~standard"].validate({ number: "204", more: 1 });
  expect(answer).toEqual({ value: { number: "204" } });
});

it("X-02 says what an answer lacks", async () => {
  const { issues } = await read(async () => room, { number: 204 });
  expect(issues).toHaveLength(1);
});

it("X-02 takes an answer as it is when the contract can't be fetched: a write that succeeded must not look failed", async () => {
  const lost = () => Promise.reject(new Error("the file is not there"));
  expect(await read(lost, { number: 204 })).toEqual({ value: { number: 204 } });
});
