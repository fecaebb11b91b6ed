import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createPasswordHashing } from "@funduq/api/platform/password-hashing";
import { testMasterKeys } from "@funduq/api/testing/master-keys";
import { openTestDatabase } from "@funduq/api/testing/test-db";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { afterAll, expect, it } from "vitest";
import { exportFrom } from "../hotel-archive/export-from.ts";
import { importHotel } from "../hotel-archive/import-hotel.ts";
import { demoAccounts, seedDemo } from "../seeds/demo.ts";
import { fillFirstTime } from "./first-time.ts";
import { greet } from "./greeting.ts";
import { readSettings } from "./settings.ts";

const folder = await fs.mkdtemp(path.join(os.tmpdir(), "funduq-first-time-"));
afterAll(() => fs.rm(folder, { recursive: true, force: true }));
const demo = await openTestDatabase();
await seedDemo({
  ownerUrl: demo.ownerUrl,
  masterKeys: testMasterKeys,
  now: new Date("2026-11-21T09:00:00Z"),
});

const settings = readSettings({ FUNDUQ_DEMO: "0" });

/** The text that a later start prints. */
async function greetingOn(context: typeof demo): Promise<string> {
  const firstTime = await fillFirstTime({ ...context, masterKeys: testMasterKeys }, settings);
  const origin = "http://localhost:8080";
  const lines = greet({
    origin,
    firstTime,
    published: [],
    misfits: [],
    env: {},
    database: "here",
    mail: { folder: "mails" },
  });
  return lines.join("\n");
}

it("SYS-05 accounts of an imported hotel are not listed as demo accounts and don't accept the demo's password", async () => {
  const elsewhere = await openTestDatabase();
  const [hotel] = await demo.owner<{ id: HotelId; name: string }[]>`
    select id, name from hotels limit 1`;
  if (!hotel) throw new Error("the demo has hotels");
  const file = path.join(folder, "hotel.jsonl.gz");
  await exportFrom(demo.owner, hotel, file);
  await importHotel(elsewhere.owner, file, {
    isKept: () => true,
    masterKeys: testMasterKeys,
  });
  const brought = await elsewhere.owner`select from users where email = any(${demoAccounts})`;
  expect(brought.length).toBeGreaterThan(0);

  expect(await greetingOn(elsewhere)).not.toMatch(/demo|start anew/i);
});

it("AUTH-02 the demo accounts are listed as long as they accept the demo's public password", async () => {
  expect(await greetingOn(demo)).toContain(`Demo accounts:    ${demoAccounts.join(", ")}\n`);
  const [own, ...others] = demoAccounts;
  const hash = await createPasswordHashing().hash("quarante-deux dattes");
  await demo.owner`update users set password_hash = ${hash} where email = ${own ?? ""}`;
  expect(await greetingOn(demo)).toContain(`Demo accounts:    ${others.join(", ")}\n`);
});
