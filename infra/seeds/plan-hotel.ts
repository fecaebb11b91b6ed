import { COMPANY_ACCOUNT } from "@funduq/shared-types/rules/reversal";
import type { HotelPlan } from "./hotel-plans.ts";
import { planBooking, type SeededBooking } from "./plan-bookings.ts";
import { planBooks } from "./plan-books.ts";
import { planCharges } from "./plan-charges.ts";
import { planDays } from "./plan-days.ts";
import { planFolios, type SeededTransfer } from "./plan-folios.ts";
import { planGroup, roomsForGroups } from "./plan-groups.ts";
import { type House, planHouse } from "./plan-house.ts";
import { type Closed, planInventory } from "./plan-inventory.ts";
import { planInvoices } from "./plan-invoices.ts";
import { planReservations } from "./plan-reservations.ts";
import { planRestaurants } from "./plan-restaurant.ts";
import { planSets } from "./plan-sets.ts";
import type { SeedContext } from "./seed-context.ts";
import { type DaySpan, planRoom } from "./stay-plan.ts";

const repair: DaySpan = { from: -1, to: 4 };

/** Plans one hotel with consistent data for any seed and day. */
export function planDemoHotel(context: SeedContext, plan: HotelPlan): void {
  const house = planHouse(context, plan);
  const closedRoom = house.rooms.length - 2;
  const kept = roomsForGroups(house);
  const stays = house.rooms.flatMap((_, room) => {
    const spans = [kept.get(room), room === closedRoom ? repair : undefined];
    return planRoom(
      context.random,
      room,
      house.companies.length,
      spans.filter((span) => span !== undefined),
    );
  });
  const group = planGroup(context, house);
  const bookings = [...stays.map((stay) => planBooking(context, house, stay)), ...group.bookings];
  const transfers = bookings
    .map((booking) => planFolios(context, booking))
    .filter((transfer): transfer is SeededTransfer => transfer !== null);
  planHistory(context, bookings);
  planPostingHistory(context);
  planInvoices(context, plan, house, transfers);
  const closed = planHousekeeping(context, house, bookings, closedRoom);
  planInventory(context, house, { bookings, blocks: group.blocks, closed });
  planRestaurants(context, plan);
  planDays(context, { rooms: house.rooms.length, repair }, bookings);
  planBooks(context, { bookings, blocks: group.blocks });
  planCharges(context);
  planReservations(context);
  planSets(context, plan);
}

function planHistory(context: SeedContext, bookings: SeededBooking[]): void {
  for (const booking of bookings) {
    const steps: [string, number, number][] = [["created", booking.createdOn, 7]];
    if (["Checked-in", "Checked-out"].includes(booking.status))
      steps.push(["checked-in", booking.from, 14]);
    if (booking.status === "Checked-out") steps.push(["checked-out", booking.to, 9]);
    if (booking.cancelledOn !== null) steps.push(["cancelled", booking.cancelledOn, 10]);
    for (const [action, day, hour] of steps)
      context.rows.add("booking_history", {
        id: context.newId(),
        booking_id: booking.id,
        at: context.momentOf(day, hour),
        by_user_id: context.deskUserId,
        action,
        details: { room: booking.roomOf.number },
      });
  }
}

/** Adds the desk's postings to the stays' history. The night audit's postings are on the folios only. */
function planPostingHistory({ rows }: SeedContext): void {
  const names = new Map(rows.of("folios").map(({ id, name }) => [id, name]));
  const desk = rows.of("postings").filter((it) => it.owner_kind === "stay" && it.night === null);
  for (const posting of desk) {
    const { id, owner_id: booking_id, folio_id, item, method, description } = posting;
    const isTransfer = method === COMPANY_ACCOUNT;
    const facts = { folio: names.get(folio_id), amountCentimes: posting.amount_centimes };
    rows.add("booking_history", {
      id,
      booking_id,
      at: posting.posted_at,
      by_user_id: posting.posted_by,
      action: isTransfer ? "company-charged" : `${posting.kind}-posted`,
      details: isTransfer ? facts : { ...facts, item, method, description },
    });
  }
}

/** Sets housekeeping statuses as in the morning: rooms after a check-out Dirty, some CleaningInProgress, one OutOfOrder. */
function planHousekeeping(
  { rows, random, dateOf }: SeedContext,
  house: House,
  bookings: SeededBooking[],
  closedRoom: number,
): Closed[] {
  for (const [index, room] of house.rooms.entries()) {
    const row = rows.of("rooms").find(({ id }) => id === room.id);
    if (!row) continue;
    const own = bookings.filter(({ roomOf }) => roomOf === room);
    const leftToday = own.some(({ status, to }) => status === "Checked-out" && to === 0);
    const inHouse = own.some(({ status }) => status === "Checked-in");
    row.housekeeping_status = statusOf(leftToday, inHouse, random.fraction());
    row.assigned_to = random.chance(0.5) ? random.pick(["Samia", "Ouarda", "Rabah"]) : null;
    if (index === closedRoom)
      Object.assign(row, {
        housekeeping_status: "OutOfOrder",
        out_of_order_from: dateOf(repair.from),
        out_of_order_to: dateOf(repair.to),
      });
  }
  const type = house.rooms[closedRoom]?.type;
  return type ? [{ ...repair, typeId: type.id }] : [];
}

function statusOf(leftToday: boolean, inHouse: boolean, dice: number): string {
  if (leftToday) return dice < 0.3 ? "CleaningInProgress" : "Dirty";
  if (inHouse) return dice < 0.4 ? "Dirty" : "Clean";
  if (dice < 0.12) return "Dirty";
  return dice < 0.45 ? "Inspected" : "Clean";
}
