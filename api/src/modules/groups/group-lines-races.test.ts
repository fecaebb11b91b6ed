import { openForGroup } from "@funduq/shared-types/rules/group-account";
import { expect, it } from "vitest";
import { CHARGE, groupHouse, groupOf, write } from "../../testing/group-house.ts";
import { arrangeRace, tally } from "../../testing/races.ts";
import { LET_GO } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { house, accountOf } = groupHouse(api);

const GIVEN = { method: "Cash", amountCentimes: 1_000 };

/** A group that has taken over its first stay, was charged, and has paid too much. */
async function busyHouse() {
  const hotel = await house();
  const own = (path: string, body: object) =>
    write(api, hotel.staff, `groups/${hotel.group.id}/account/${path}`, body);
  const [first, ...open] = openForGroup(await accountOf(hotel));
  await own("transfers", { folios: [first] });
  await own("charges", CHARGE);
  await own("payments", { method: "Cash", amountCentimes: 30_000 });
  const { postings } = await accountOf(hotel);
  const left = postings.find(({ stay }) => stay !== null);
  const charge = postings.find((each) => each.stay === null && each.kind === "charge");
  const leaving = hotel.stays.find(({ id }) => id === open[0]?.bookingId);
  return { ...hotel, open, left, charge, leaving };
}

type Action = { path: string; body: object };

const actions: [string, string, (hotel: Awaited<ReturnType<typeof busyHouse>>) => Action][] = [
  ["charge", "409 group.cancelled", () => ({ path: "charges", body: CHARGE })],
  ["payment", "201", () => ({ path: "payments", body: GIVEN })],
  ["refund", "201", () => ({ path: "refunds", body: { ...GIVEN, reason: "Too much" } })],
  [
    "take-over",
    "409 group.cancelled",
    ({ open }) => ({ path: "transfers", body: { folios: open } }),
  ],
  [
    "reversal of a line of its own",
    "201",
    ({ charge }) => ({ path: `postings/${charge?.id}/reversal`, body: { reason: "Wrong" } }),
  ],
  [
    "reversal of what a stay left to it",
    "201",
    ({ left }) => ({
      path: `/bookings/${left?.stay?.bookingId}/postings/${left?.stay?.postingId}/reversal`,
      body: { reason: "Wrong" },
    }),
  ],
  [
    "check-out at its expense",
    "409 group.cancelled",
    ({ leaving, open: [folio] }) => ({
      path: `/bookings/${leaving?.id}/check-out`,
      body: {
        version: leaving?.version,
        toGroupAccount: [{ folioId: folio?.folioId, amountCentimes: folio?.amountCentimes }],
        ...LET_GO,
      },
    }),
  ],
];

it.each(actions)(
  "a %s waits for who holds the group, and is answered %s after it was called off meanwhile",
  async (_, answer, action) => {
    const hotel = await busyHouse();
    const { path, body } = action(hotel);
    const place = path.startsWith("/") ? path : `/groups/${hotel.group.id}/account/${path}`;
    const at = `/hotels/${hotel.staff.hotelId}${place}`;
    const answers = await arrangeRace(
      api,
      groupOf(hotel),
      () => [api.request("POST", at, { as: hotel.staff, body })],
      (tx) => tx`update groups set status = 'Cancelled' where id = ${hotel.group.id}`,
    );
    expect(tally(answers)).toEqual({ [answer]: 1 });
  },
);

it("GRP-03 a take-over waits for who writes on a stay, and takes nothing that was paid meanwhile", async () => {
  const hotel = await house();
  const [wanted] = openForGroup(await accountOf(hotel));
  const at = `/hotels/${hotel.staff.hotelId}/bookings/${wanted?.bookingId}/payments`;
  const body = { folioId: wanted?.folioId, method: "Cash", amountCentimes: 5_000 };
  const answers = await arrangeRace(
    api,
    (tx) =>
      tx`select from bookings where id = ${wanted?.bookingId ?? ""} for no key update` as Promise<unknown>,
    () => [
      api.request("POST", at, { as: hotel.staff, body }),
      api.request(
        "POST",
        `/hotels/${hotel.staff.hotelId}/groups/${hotel.group.id}/account/transfers`,
        { as: hotel.staff, body: { folios: [wanted] } },
      ),
    ],
  );
  const [paid, taken] = answers.map(({ code }) => code);
  expect(paid).toBeUndefined();
  const [folio] = await api.owner`
    select sum(signed_centimes)::int as owed from postings where folio_id = ${wanted?.folioId ?? ""}`;
  expect([taken, folio?.owed]).toEqual(
    taken === undefined ? [undefined, -5_000] : ["folio.balance-changed", 0],
  );
});
