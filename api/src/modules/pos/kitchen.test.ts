import { randomUUID } from "node:crypto";
import {
  type KitchenTickets,
  MOST_TICKETS_DONE,
  MOST_TICKETS_TO_DO,
} from "@funduq/shared-types/contracts/pos-kitchen";
import { describe, expect, it } from "vitest";
import { floorDesk } from "../../testing/floor-desk.ts";
import { arrangeRace, outcomeOf } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, owner } = api;
const { makeRestaurant, factsOf } = floorDesk(api);
type Place = Awaited<ReturnType<typeof makeRestaurant>>;

/** Fires a ticket of two lines; of the second, one is voided. */
async function fire(place: Place, traits: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  const at = { hotel_id: place.hotelId };
  await owner`insert into kitchen_tickets ${owner({
    ...at,
    id,
    restaurant_id: place.restaurantId,
    bill_id: randomUUID(),
    bill_name: "Bill 1",
    table_name: "T4",
    course: 1,
    fired_at: "2026-11-21T08:50:00Z",
    fired_by: place.waiter.userId,
    ...traits,
  })}`;
  const line = { ...at, ticket_id: id, quantity: 1, note: "", voided_quantity: 0, modifiers: [] };
  const large = [{ id: randomUUID(), name: "Large", priceCentimes: 0 }];
  for (const each of [
    { position: 2, name: "Couscous", quantity: 2, voided_quantity: 1 },
    { position: 1, name: "Chorba", note: "No salt", modifiers: large },
  ]) {
    const row = { ...line, ...each, line_id: randomUUID() };
    await owner`insert into kitchen_ticket_lines ${owner({ ...row, modifiers: owner.json(row.modifiers) })}`;
  }
  return id;
}

const read = async ({ at, waiter }: Place): Promise<KitchenTickets> =>
  (await request("GET", `${at}/kitchen/tickets`, { as: waiter })).json();
const mark = ({ at, waiter }: Place, id: string, isDone: boolean) =>
  request("PUT", `${at}/kitchen/tickets/${id}/done`, { as: waiter, body: { isDone } });
const idsOf = (tickets: KitchenTickets["toDo"]) => tickets.map(({ id }) => id);

describe("the kitchen's tickets", () => {
  it("POS-13 are listed oldest first, with their lines, options, notes and what was voided", async () => {
    const place = await makeRestaurant();
    const later = await fire(place, { fired_at: "2026-11-21T08:55:00Z", table_name: "T9" });
    const first = await fire(place);
    const { at, toDo, done } = await read(place);
    expect([idsOf(toDo), done]).toEqual([[first, later], []]);
    expect(Date.parse(at)).toBe(Date.parse("2026-11-21T09:00:00Z"));
    expect(toDo[0]).toMatchObject({
      stationId: null,
      stationName: "",
      billName: "Bill 1",
      tableName: "T4",
      course: 1,
      doneAt: null,
      version: 1,
      lines: [
        { name: "Chorba", quantity: 1, voidedQuantity: 0, note: "No salt" },
        { name: "Couscous", quantity: 2, voidedQuantity: 1, modifiers: [] },
      ],
    });
    expect(toDo[0]?.lines[0]?.modifiers).toMatchObject([{ name: "Large" }]);
    expect(toDo[0]?.firedBy).toMatch(/^User /);
  });

  it("POS-13 are marked as done and recalled; the last one done is first", async () => {
    const place = await makeRestaurant();
    const [one, two] = [await fire(place), await fire(place)];
    api.clock.set("2026-11-21T09:01:00Z");
    expect((await mark(place, one, true)).status).toBe(204);
    api.clock.set("2026-11-21T09:02:00Z");
    await mark(place, two, true);
    expect(idsOf((await read(place)).done)).toEqual([two, one]);
    expect(await factsOf(place.hotelId, "pos.set-ticket-done")).toEqual([
      ["done", "T4 · Bill 1", false, true],
    ]);
    await mark(place, one, false);
    const { toDo, done } = await read(place);
    expect([idsOf(toDo), idsOf(done)]).toEqual([[one], [two]]);
    expect(toDo[0]).toMatchObject({ doneAt: null, version: 3 });
  });

  it("POS-13 are marked once, however many cooks do it and however often", async () => {
    const place = await makeRestaurant();
    const id = await fire(place);
    const answers = await arrangeRace(
      api,
      (tx) => tx`select from kitchen_tickets where id = ${id} for update`,
      () => Array.from({ length: 8 }, async () => asJson(await mark(place, id, true))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const [row] = await owner`select version from kitchen_tickets where id = ${id}`;
    expect(row?.version).toBe(2);
    const changes = await owner`
      select tags from live_changes where hotel_id = ${place.hotelId}`;
    expect(changes).toEqual([{ tags: ["Bill"] }]);
  });

  it("POS-13 that nobody marked are listed for a day, the last 200; of those done the last 30", async () => {
    const place = await makeRestaurant();
    api.clock.set("2026-11-21T09:00:00Z");
    await fire(place, { fired_at: "2026-11-20T08:59:00Z" });
    const fireMany = (count: number, doneAt: string) =>
      owner.unsafe(`insert into kitchen_tickets
        (hotel_id, id, restaurant_id, bill_id, bill_name, course, fired_at, done_at)
      select '${place.hotelId}', gen_random_uuid(), '${place.restaurantId}', gen_random_uuid(),
        'Bill ' || n, 1, timestamptz '2026-11-21T08:00:00Z' + n * interval '1 second', ${doneAt}
      from generate_series(1, ${count}) n`);
    await fireMany(MOST_TICKETS_TO_DO + 5, "null");
    await fireMany(
      MOST_TICKETS_DONE + 5,
      "timestamptz '2026-11-21T08:30:00Z' + n * interval '1 second'",
    );
    const { toDo, done } = await read(place);
    expect([toDo.length, toDo[0]?.billName]).toEqual([MOST_TICKETS_TO_DO, "Bill 6"]);
    expect([done.length, done.at(-1)?.billName]).toEqual([MOST_TICKETS_DONE, "Bill 6"]);
  });

  it("X-07 of another restaurant or hotel are not found", async () => {
    const place = await makeRestaurant();
    const elsewhere = await makeRestaurant();
    const foreign = await fire(elsewhere);
    const notFound = { status: 404, code: "ticket.not-found" };
    expect(await outcomeOf(await mark(place, foreign, true))).toMatchObject(notFound);
    expect(await outcomeOf(await mark(place, randomUUID(), true))).toMatchObject(notFound);
    const at = `/hotels/${place.hotelId}/restaurants/${elsewhere.restaurantId}`;
    const unknown = await request("GET", `${at}/kitchen/tickets`, { as: place.waiter });
    expect(await outcomeOf(unknown)).toMatchObject({ status: 404, code: "restaurant.not-found" });
  });
});

/** An answer without a body as `arrangeRace` reads it. */
async function asJson(response: Response): Promise<Response> {
  expect(response.status).toBe(204);
  return Response.json({});
}
