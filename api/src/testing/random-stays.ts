import type { Folio, NightlyItem } from "@funduq/shared-types/contracts/folio";
import {
  addDays,
  type CalendarDate,
  calendarDate,
} from "@funduq/shared-types/values/calendar-date";
import type { FolioId, PostingId } from "@funduq/shared-types/values/ids";
import { centimes } from "@funduq/shared-types/values/money";
import { sql } from "drizzle-orm";
import { stayOwner } from "../modules/folios/folio-owner.ts";
import { listFolios } from "../modules/folios/folios.service.ts";
import {
  insertMove,
  insertPosting,
  insertReversal,
  type NewPosting,
} from "../modules/folios/postings.queries.ts";
import type { HotelTx } from "../platform/db/database.ts";
import { actorOf, makeBooking, makeCompany, type TestBooking } from "./factories-bookings.ts";
import type { TestStaff } from "./factories-core.ts";
import type { TestApp } from "./test-app.ts";

type Draw = (limit: number) => number;
type Stay = TestBooking & { draw: Draw; folios: readonly Folio[]; tx: HotelTx };

const today = calendarDate("2026-11-21");
const NOW = new Date("2026-11-21T08:00:00Z");
const contextOf = ({ staff }: TestBooking) => ({ by: actorOf(staff), now: NOW });

/**
 * A stay in-house with random nights, rate and perhaps a company with billing rules. Some of its nights, tonight
 * included, are charged, reversed, charged again, split or moved.
 */
export async function makeRandomStay(
  { database }: Pick<TestApp, "database">,
  staff: TestStaff,
  draw: Draw,
): Promise<TestBooking> {
  const companyId = draw(3) === 0 ? null : await makeCompany(database, staff.hotelId, rule(draw));
  const made = await makeBooking(database, { staff, companyId, checkInNow: true });
  await database.withHotel(staff.hotelId, async (tx) => {
    const before = draw(4);
    await setStay(tx, made, draw, before);
    const folios = await listFolios(tx, made);
    const stay = { ...made, draw, folios, tx };
    for (let night = -before; night <= 0; night += 1)
      for (const item of ["room", "tourism-tax"] as const)
        if (draw(2) === 0) await chargeNight(stay, { item, night: addDays(today, night) }, null);
  });
  return made;
}

function rule(draw: Draw) {
  const limitCentimes = draw(3) === 0 ? 0 : 1 + draw(20_000);
  const frequency = draw(2) === 0 ? ("perStay" as const) : ("perTransaction" as const);
  const department = draw(5) === 0 ? "Restaurant" : "Room";
  return { rules: [{ department, limitCentimes, frequency }] };
}

/** The departure may be in the past, and the rate may have changed after any of the nights. */
async function setStay(
  tx: HotelTx,
  { hotelId, bookingId }: TestBooking,
  draw: Draw,
  before: number,
) {
  const nights = Math.max(1, before + draw(5));
  const earlier = draw(2) === 0 ? 0 : nights - draw(Math.min(3, nights + 1));
  const from = addDays(today, -before);
  await tx.execute(sql`
    update bookings set check_in_date = ${from}, checked_in_on = ${from},
      check_out_date = ${addDays(from, nights)}, rate_centimes = ${1 + draw(10_000)},
      earlier_nights = ${earlier}, earlier_centimes = ${earlier > 0 ? 1 + draw(30_000) : 0}
    where hotel_id = ${hotelId} and id = ${bookingId}`);
}

const anyFolio = ({ folios, draw }: Stay): FolioId => folios[draw(folios.length)]?.id as FolioId;

type NightLine = { item: NightlyItem; night: CalendarDate };

async function chargeNight(
  stay: Stay,
  line: NightLine,
  rechargesPostingId: PostingId | null,
): Promise<void> {
  const { tx, draw } = stay;
  const id = await post(stay, { ...line, rechargesPostingId });
  const what = draw(6);
  if (what === 0) await divide(stay, line, id, 3);
  if (what === 1) await move(stay, id);
  if (what > 1 && what < 4) {
    await reverse(tx, stay, id);
    if (draw(2) === 0) await chargeNight(stay, line, id);
  }
}

async function post(
  stay: Stay,
  why: NightLine & Pick<NewPosting, "rechargesPostingId" | "splitOfPostingId" | "splitHalf">,
  amount = 2 + stay.draw(9_000),
): Promise<PostingId> {
  const posting = {
    folioId: anyFolio(stay),
    kind: "charge" as const,
    department: "Room",
    ...why,
    method: null,
    description: "Night",
    amountCentimes: centimes(amount),
  };
  return insertPosting(
    stay.tx,
    stayOwner(stay),
    { ...posting, businessDate: today },
    contextOf(stay),
  );
}

async function reverse(tx: HotelTx, stay: Stay, postingId: PostingId): Promise<void> {
  const [found] = await tx.execute<{ folio_id: FolioId }>(sql`
    select folio_id from postings where hotel_id = ${stay.hotelId} and id = ${postingId}`);
  const folioId = found?.folio_id as FolioId;
  const reversal = { postingId, folioId, reason: "Of the test", businessDate: today };
  await insertReversal(tx, stayOwner(stay), reversal, contextOf(stay));
}

/** Splits a posting into two; each half may be reversed or split again. */
async function divide(
  stay: Stay,
  line: NightLine,
  splitOfPostingId: PostingId,
  depth: number,
): Promise<void> {
  await reverse(stay.tx, stay, splitOfPostingId);
  for (const splitHalf of ["part", "rest"] as const) {
    const part = await post(stay, { ...line, splitOfPostingId, splitHalf });
    const what = stay.draw(3);
    if (what === 0) await reverse(stay.tx, stay, part);
    if (what === 1 && depth > 0) await divide(stay, line, part, depth - 1);
  }
}

async function move(stay: Stay, postingId: PostingId): Promise<void> {
  const [found] = await stay.tx.execute<{ folio_id: FolioId }>(sql`
    select folio_id from postings where hotel_id = ${stay.hotelId} and id = ${postingId}`);
  const from = found?.folio_id as FolioId;
  const to = stay.folios.find((folio) => folio.id !== from)?.id;
  if (to) await insertMove(stay.tx, stayOwner(stay), { postingId, from, to }, contextOf(stay));
}
