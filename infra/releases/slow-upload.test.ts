import { expect, it } from "vitest";
import { openTestDesk, testBuild } from "./test-desk.ts";

const { put, beginUpload, rollBack, current } = await openTestDesk();

it("X-03 a slow upload blocks neither a rollback nor another upload", async () => {
  const [earlier, version] = [`0.1.0-${"7".repeat(10)}`, `0.1.0-${"8".repeat(10)}`] as const;
  await put(testBuild(earlier), { version: earlier });
  const slow = beginUpload(version);
  expect((await put(testBuild(version), { version })).status).toBe(201);
  const back = await rollBack({ from: version });
  expect([back.status, await current()]).toEqual([200, earlier]);
  expect((await slow.breakOff()).status).toBe(400);
});
