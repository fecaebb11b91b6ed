import fs from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { openTestDesk, testBuild } from "./test-desk.ts";

const checked: string[] = [];
let end: (() => void) | undefined;

/** A browser that hangs until the test ends it. */
const { put, rollBack, stored, current } = await openTestDesk(async (_sql, _releases, release) => {
  checked.push(release.version);
  await new Promise<void>((resolve) => {
    end = resolve;
  });
  return "passed";
});

const versionOf = (digit: string) => `0.1.0-${digit.repeat(10)}`;
const upload = (digit: string) => put(testBuild(versionOf(digit)), { version: versionOf(digit) });
const isChecked = (digit: string) =>
  vi.waitFor(() => expect(checked).toContain(versionOf(digit)), 10_000);

it("X-03 a browser that hangs holds up neither the next upload of the department nor a rollback", async () => {
  for (const digit of ["a", "b"]) {
    const earlier = upload(digit);
    await isChecked(digit);
    end?.();
    expect(await (await earlier).json()).toMatchObject({ browserCheck: "passed" });
  }
  const hanging = upload("c");
  await isChecked("c");
  expect(await current()).toBe(versionOf("b"));

  const next = upload("d");
  const file = path.join(stored(versionOf("d")), "release.json");
  await vi.waitFor(() => expect(fs.existsSync(file)).toBe(true), 10_000);
  expect((await rollBack({})).status).toBe(200);
  expect(await current()).toBe(versionOf("a"));

  end?.();
  expect((await hanging).status).toBe(201);
  await isChecked("d");
  end?.();
  expect((await next).status).toBe(201);
  expect(await current()).toBe(versionOf("d"));
});
