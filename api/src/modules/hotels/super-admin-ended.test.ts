import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { v7 as uuid } from "uuid";
import { afterAll, expect, it } from "vitest";
import { makeHotel, type TestUser } from "../../testing/factories-core.ts";
import { arrangeRace, tally } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const folder = await fs.mkdtemp(path.join(os.tmpdir(), "funduq-exports-"));
const api = await testApp({ settings: { EXPORT_FOLDER: folder } });
const { database, owner, request } = api;
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

/** The answer to a write whose super admin loses the rights before its transaction ends. */
const takenBackDuring = (superAdmin: TestUser, write: () => Promise<Response>) =>
  arrangeRace(
    api,
    (tx) => tx`update users set is_super_admin = false where id = ${superAdmin.userId}`,
    () => [write()],
  );

it("SYS-06 SYS-05 removes no hotel for a super admin who loses the rights during the removal", async () => {
  const superAdmin = await api.makeSuperAdmin();
  const name = "Hôtel Royal";
  const hotelId = await makeHotel(database, { name });
  const outcomes = await takenBackDuring(superAdmin, () =>
    request("DELETE", `/hotels/${hotelId}`, { as: superAdmin, body: { name } }),
  );
  expect(tally(outcomes)).toEqual({ "403 super-admin.required": 1 });
  expect(await owner`select name from hotels where id = ${hotelId}`).toEqual([{ name }]);
});

it("SYS-06 SET-03 creates no hotel for a super admin who loses the rights meanwhile", async () => {
  const superAdmin = await api.makeSuperAdmin();
  const id = uuid();
  const body = { id, information: { name: "Hôtel Royal" } };
  const outcomes = await takenBackDuring(superAdmin, () =>
    request("POST", "/hotels", { as: superAdmin, body }),
  );
  expect(tally(outcomes)).toEqual({ "403 super-admin.required": 1 });
  expect(await owner`select from hotels where id = ${id}`).toEqual([]);
});
