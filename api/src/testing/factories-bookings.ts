import type { Booking, BookingRef, CreateBooking } from "@funduq/shared-types/contracts/booking";
import type { BookingGuestInput } from "@funduq/shared-types/contracts/guest";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import {
  type BookingId,
  type CompanyId,
  companyIdSchema,
  type HotelId,
} from "@funduq/shared-types/values/ids";
import { centimes } from "@funduq/shared-types/values/money";
import { v7 as uuidv7 } from "uuid";
import { getBooking } from "../modules/bookings/bookings.service.ts";
import { createBooking } from "../modules/bookings/create-booking.service.ts";
import { billingRules, companies, companyRates } from "../modules/companies/companies.tables.ts";
import { listFolios } from "../modules/folios/folios.service.ts";
import { postCharge, postPayment } from "../modules/folios/postings.service.ts";
import type { Database, HotelTx } from "../platform/db/database.ts";
import type { HotelActor } from "../platform/identity.ts";
import {
  makeRoom,
  makeStaff,
  nextSerial,
  type TestRoom,
  type TestStaff,
} from "./factories-core.ts";

/** The rate of a night in a room of the core factories. */
export const NIGHTLY_RATE = 900_000;
const BUSINESS_DATE = "2026-11-21";
const NOW = new Date("2026-11-21T08:00:00Z");

export function actorOf({ userId }: Pick<TestStaff, "userId">): HotelActor {
  return { userId, displayName: "Desk", isSuperAdmin: false, role: "hotel-admin", sections: [] };
}

type StayTraits = {
  checkInDate?: string;
  nights?: number;
  fullName?: string;
  guests?: { guest: BookingGuestInput; isPrimary: boolean }[];
  adults?: number;
  children?: number;
  companyId?: CompanyId | null;
  checkInNow?: boolean;
};

/** The body with which a desk books a room: tonight, one guest, at the base rate. */
export function bookingRequest(
  room: Pick<TestRoom, "roomId">,
  traits: StayTraits = {},
): CreateBooking {
  const { nights = 1, fullName = `Guest ${nextSerial()}`, companyId = null } = traits;
  const checkInDate = calendarDate(traits.checkInDate ?? BUSINESS_DATE);
  return {
    roomId: room.roomId,
    checkInDate,
    checkOutDate: addDays(checkInDate, nights),
    adults: traits.adults ?? 1,
    children: traits.children ?? 0,
    ratePlan: "base",
    rateCentimes: centimes(NIGHTLY_RATE),
    guests: traits.guests ?? [{ guest: { fullName }, isPrimary: true }],
    companyId,
    comments: "",
    checkInNow: traits.checkInNow ?? false,
  };
}

type BookingTraits = StayTraits & {
  staff?: TestStaff;
  room?: TestRoom;
  /** Already on the personal folio, in centimes. */
  charged?: number;
  paid?: number;
};

export type TestBooking = {
  hotelId: HotelId;
  bookingId: BookingId;
  staff: TestStaff;
  room: TestRoom;
  booking: Booking;
};

/** Creates a booking with the application's services, so that its folios, history and nights exist. */
export async function makeBooking(
  database: Database,
  traits: BookingTraits = {},
): Promise<TestBooking> {
  const staff = traits.staff ?? (await makeStaff(database));
  const { hotelId } = staff;
  const room = traits.room ?? (await makeRoom(database, hotelId));
  const context = { by: actorOf(staff), now: NOW };
  const booking = await database.withHotel(hotelId, async (tx) => {
    const { id: bookingId } = await createBooking(
      tx,
      hotelId,
      bookingRequest(room, traits),
      context,
    );
    await settle(tx, { ref: { hotelId, bookingId }, context }, traits);
    return getBooking(tx, { hotelId, bookingId });
  });
  return { hotelId, bookingId: booking.id, staff, room, booking };
}

type Made = { ref: BookingRef; context: { by: HotelActor; now: Date } };

async function settle(
  tx: HotelTx,
  { ref, context }: Made,
  { charged, paid }: BookingTraits,
): Promise<void> {
  if (!charged && !paid) return;
  const folioId = (await listFolios(tx, ref))[0]?.id;
  if (!folioId) throw new Error("a booking has a folio");
  if (charged) {
    const amountCentimes = centimes(charged);
    const charge = { folioId, description: "Dinner", department: "Restaurant" as const };
    await postCharge(tx, ref, { ...charge, amountCentimes }, context);
  }
  if (paid) {
    const amountCentimes = centimes(paid);
    await postPayment(tx, ref, { folioId, method: "Cash", amountCentimes }, context);
  }
}

type CompanyTraits = {
  name?: string;
  nameSearch?: string;
  /** For one person, two, three and four. */
  rates?: readonly number[];
  rules?: readonly {
    department: string;
    limitCentimes: number;
    frequency: "perTransaction" | "perStay";
  }[];
};

export async function makeCompany(
  database: Database,
  hotelId: HotelId,
  traits: CompanyTraits = {},
): Promise<CompanyId> {
  const { name = `Company ${nextSerial()}`, rates = [], rules = [] } = traits;
  const id = companyIdSchema.parse(uuidv7());
  const nameSearch = traits.nameSearch ?? name.toLowerCase();
  await database.withHotel(hotelId, async (tx) => {
    await tx.insert(companies).values({ hotelId, id, name, nameSearch });
    for (const [index, rate] of rates.entries())
      await tx
        .insert(companyRates)
        .values({ hotelId, companyId: id, persons: index + 1, rateCentimes: centimes(rate) });
    for (const { department, limitCentimes, frequency } of rules)
      await tx.insert(billingRules).values({
        hotelId,
        companyId: id,
        department,
        limitCentimes: centimes(limitCentimes),
        frequency,
      });
  });
  return id;
}
