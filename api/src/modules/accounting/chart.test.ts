import type { ChartOfAccounts } from "@funduq/shared-types/contracts/chart-of-accounts";
import { describe, expect, it } from "vitest";
import { makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { arrangeRace } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;

const at = ({ hotelId }: TestStaff) => `/hotels/${hotelId}/chart-of-accounts`;

async function read(staff: TestStaff): Promise<ChartOfAccounts> {
  const response = await request("GET", at(staff), { as: staff });
  expect(response.status).toBe(200);
  return response.json();
}

const save = (staff: TestStaff, seen: string, accounts: readonly object[]) =>
  request("PUT", at(staff), { as: staff, body: { seen, accounts } });

const tva = { purpose: "tax.tva", code: "4457", label: "TVA collectée" };
const stay = { purpose: "tax.stay", code: "4471", label: "Taxe de séjour" };

describe("REP-03 the chart of accounts", () => {
  it("is empty in a new hotel, is saved whole and tells the trail which accounts changed", async () => {
    const staff = await makeStaff(database, { role: "manager" });
    const empty = await read(staff);
    expect(empty.accounts).toEqual([]);
    const first = await (await save(staff, empty.seen, [tva, stay])).json();
    expect(first.accounts).toEqual([stay, tva]);
    const renamed = { ...tva, code: "44571" };
    expect((await save(staff, first.seen, [renamed])).status).toBe(200);
    expect((await read(staff)).accounts).toEqual([renamed]);
    const [change] = await owner`select details from changes
      where hotel_id = ${staff.hotelId} and action = 'accounting.save-chart' order by seq desc limit 1`;
    expect(change?.details.facts).toMatchObject([
      { what: "account", of: "tax.stay", before: "4471 Taxe de séjour", after: null },
      {
        what: "account",
        of: "tax.tva",
        before: "4457 TVA collectée",
        after: "44571 TVA collectée",
      },
    ]);
  });

  it("is saved by one of two who edited it at once; the other one hears of it", async () => {
    const staff = await makeStaff(database, { role: "manager" });
    const { seen } = await read(staff);
    const other = await makeStaff(database, { hotelId: staff.hotelId, role: "manager" });
    // A third one holds the hotel until both wait for it.
    const answers = await arrangeRace(
      api,
      async (third) =>
        void (await third`select from hotels where id = ${staff.hotelId} for no key update`),
      () => [save(staff, seen, [tva]), save(other, seen, [stay])],
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe("request.stale");
    expect((await read(staff)).accounts).toHaveLength(1);
  });

  it.each([
    [[tva, { ...tva, code: "4458" }], "chart.purpose-twice"],
    [[tva, { ...stay, code: "4457" }], "chart.two-labels"],
    [[{ ...tva, code: "4" }], "request.invalid"],
    [[{ ...tva, code: "44 57" }], "request.invalid"],
    [[{ ...tva, label: "  " }], "request.invalid"],
    [[{ ...tva, label: "TVA\ncollectée" }], "request.invalid"],
    [[{ ...tva, purpose: "room.Double" }], "request.invalid"],
  ])("refuses %j with %s", async (accounts, code) => {
    const staff = await makeStaff(database, { role: "manager" });
    const response = await save(staff, (await read(staff)).seen, accounts);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code });
    expect((await read(staff)).accounts).toEqual([]);
  });

  it("is read by who may see reports, and changed by administrators only", async () => {
    const reader = await makeStaff(database, { role: "employee", sections: ["extra"] });
    const { seen } = await read(reader);
    expect((await save(reader, seen, [tva])).status).toBe(403);
  });
});
