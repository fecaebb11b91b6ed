import { randomUUID } from "node:crypto";
import type { NightAuditPreview } from "@funduq/shared-types/contracts/night-audit";
import type { PosItem, PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import type { HotelUserList } from "@funduq/shared-types/contracts/user";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { Caller } from "./call-api.ts";
import { asOwner } from "./database.ts";
import type { Newcomer } from "./newcomers.ts";

/** `place` is the address of the restaurant in the API. */
export async function deleteItem(caller: Caller, place: string, name: string) {
  const { id } = await itemOf(caller, place, name);
  const headers = { "idempotency-key": randomUUID() };
  const answer = await caller.request.delete(`/api${place}/items/${id}`, { headers });
  if (!answer.ok()) throw new Error(await answer.text());
}

export async function changePrice(
  caller: Caller,
  place: string,
  name: string,
  priceCentimes: number,
) {
  const { id, isSoldOut: _sold, photoHash: _photo, ...item } = await itemOf(caller, place, name);
  await caller.send("PUT", `${place}/items/${id}`, { ...item, priceCentimes });
}

async function itemOf(caller: Caller, place: string, name: string): Promise<PosItem> {
  const { items } = await caller.get<PosMenu>(`${place}/menu`);
  const found = items.find((item) => item.name === name);
  if (!found) throw new Error(`${name} is not on the menu`);
  return found;
}

/** Closes the business date as it is previewed, in the course of the day. */
export async function closeDay(caller: Caller, hotelId: string) {
  const path = `/hotels/${hotelId}/night-audit`;
  const preview = await caller.get<NightAuditPreview>(`${path}/preview`);
  const { businessDate, fingerprint, groupRooms = [] } = preview;
  const decisions = groupRooms.map(({ blockId }) => ({ blockId, decision: "keep" }));
  const body = { businessDate, fingerprint, groupRooms: decisions, early: true };
  await caller.send("POST", path, body);
}

export async function disableUser(caller: Caller, hotelId: string, { email }: Newcomer) {
  const { users } = await caller.get<HotelUserList>(`/hotels/${hotelId}/users`);
  const user = users.find((each) => each.email === email);
  await caller.send("PUT", `/hotels/${hotelId}/users/${user?.id}/status`, { status: "disabled" });
}

/** The numbers of a hotel's restaurants by month, their takings from a day on, and what contradicts itself in the hotel. */
export async function booksOf(hotelId: string, from: CalendarDate) {
  return asOwner(async (tx) => {
    const months = await tx<{ numbers: number; last: number }[]>`
      select count(distinct number)::int as numbers, max(number) as last from sales
      where hotel_id = ${hotelId} group by restaurant_id, year, month`;
    const takings = await tx<{ method: string; total: number }[]>`
      select method, sum(amount_centimes)::int as total from sale_takings
      where hotel_id = ${hotelId} and business_date >= ${from} group by method`;
    const violations = await tx`select * from check_invariants(${hotelId})`;
    return {
      gaps: months.filter(({ numbers, last }) => numbers !== last),
      takings: Object.fromEntries(takings.map(({ method, total }) => [method, total])),
      violations: [...violations],
    };
  }, hotelId);
}
