import type { BookingStatus, LastStep } from "@funduq/shared-types/contracts/booking";
import type { PostingItem, PostingKind } from "@funduq/shared-types/contracts/folio";
import type { AddedTaxes, DatedTaxRates } from "@funduq/shared-types/contracts/tax";
import { nightCount } from "@funduq/shared-types/rules/stay";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { mockId } from "./ids.ts";
import { businessDate, type MockRoom, roomTypes } from "./mock-rooms.ts";

export type MockPosting = {
  id: string;
  reference?: string | null | undefined;
  kind: PostingKind;
  item: PostingItem | null;
  night: CalendarDate | null;
  department: string | null;
  method: string | null;
  description: string;
  amountCentimes: number;
  businessDate: CalendarDate;
  postedAt: string;
  postedBy: string | null;
  reversesPostingId: string | null;
  reversalReason: string | null;
  reversedByPostingId: string | null;
  splitOfPostingId: string | null;
  rechargesPostingId: string | null;
  checkOutVersion: number | null;
};
type MockStayGuest = {
  guestId: string;
  fullName: string;
  phone: string | null;
  isPrimary: boolean;
  isVip?: boolean;
};
export type MockBooking = ReturnType<typeof makeBooking>;

type Wanted = {
  number: number;
  room: MockRoom;
  guest: { id: string; fullName: string; phone: string | null };
  status: BookingStatus;
  checkInDate: CalendarDate;
  checkOutDate: CalendarDate;
  rateCentimes: number;
  ratePlan: string;
  adults: number;
  children: number;
  comments: string;
  company: { id: string; name: string } | null;
};

const AT = "2026-04-10T14:05:00.000Z";

export function makeBooking(wanted: Wanted) {
  const { number, room, guest, company, checkInDate, checkOutDate, rateCentimes } = wanted;
  const nights = nightCount(checkInDate, checkOutDate);
  const { id: guestId, fullName, phone } = guest;
  const primary: MockStayGuest = { guestId, fullName, phone, isPrimary: true };
  return {
    id: mockId(5, number),
    reference: mockReference(number),
    status: wanted.status,
    roomId: room.id,
    roomNumber: room.number,
    roomTypeId: room.roomTypeId,
    roomTypeName: roomTypes.find(({ id }) => id === room.roomTypeId)?.name ?? "",
    checkInDate,
    checkOutDate,
    nights,
    adults: wanted.adults,
    children: wanted.children,
    ratePlan: wanted.ratePlan,
    rateCentimes,
    totalCentimes: nights * rateCentimes,
    tdsCentimes: (nights * rateCentimes * 2) / 100,
    tdsBp: 200,
    taxRates: null as DatedTaxRates[] | null,
    addedTaxes: undefined as AddedTaxes | undefined,
    company,
    groupId: null as string | null,
    groupStatus: null as "Confirmed" | "Cancelled" | null,
    comments: wanted.comments,
    guests: [primary],
    folios: [
      makeFolio(number * 2, "folio_guest_personal", "Personal", "Guest"),
      ...(company
        ? [makeFolio(number * 2 + 1, `folio_company_${company.id}`, company.name, "Company")]
        : []),
    ],
    history: [historyEntry("created", { room: room.number })],
    createdAt: AT,
    checkedInAt: null as string | null,
    checkedOutAt: null as string | null,
    cancelledAt: null as string | null,
    cancellationReason: null as string | null,
    lastStep: null as LastStep | null,
    version: 1,
  };
}

const mockReference = (number: number) =>
  `K${number
    .toString(8)
    .padStart(5, "0")
    .replace(/\d/g, (digit) => String(Number(digit) + 2))}`;

export function makeFolio(number: number, key: string, name: string, payer: "Guest" | "Company") {
  const rules =
    payer === "Company"
      ? [{ department: "Room", limitCentimes: 0, frequency: "perStay" as const }]
      : [];
  const postings: MockPosting[] = [];
  return { id: mockId(6, number), key, name, payer, isFormer: false, rules, postings };
}

export function historyEntry(action: string, details: Record<string, unknown>) {
  return { at: AT, user: "Yasmine Haddad", action, details };
}

let postings = 0;

export function makePosting(
  posting: Pick<MockPosting, "kind" | "item" | "department" | "method" | "description"> & {
    amountCentimes: number;
    reference?: string | null | undefined;
  },
): MockPosting {
  postings += 1;
  const trace = { businessDate, postedAt: AT, postedBy: "Yasmine Haddad" };
  const { kind, item, department, method, description, amountCentimes, reference } = posting;
  return {
    id: mockId(7, postings),
    kind,
    item,
    department,
    method,
    description,
    reference,
    amountCentimes,
    ...trace,
    reversesPostingId: null,
    reversalReason: null,
    reversedByPostingId: null,
    night: null,
    splitOfPostingId: null as string | null,
    rechargesPostingId: null as string | null,
    checkOutVersion: null as number | null,
  };
}

export const guests = [
  "Amine Bensalem",
  "Nadia Ben Aïssa",
  "كريم بوعلام",
  "Sofiane Mansouri",
  "Leïla Khelifi",
  "يسمينة حداد",
  "Jean-Pierre Lefèvre",
].map((fullName, index) => ({
  id: mockId(8, index),
  fullName,
  phone: `0555 12 34 5${index}`,
  nationality: index === 6 ? "FR" : "DZ",
}));

/** Two weeks of guests: some in, some leaving today, some still to come. */
export function someBookings(rooms: readonly MockRoom[]): MockBooking[] {
  const plan: [string, number, number, number, BookingStatus][] = [
    ["101", 0, -2, 0, "Checked-in"],
    ["102", 1, -1, 3, "Checked-in"],
    ["104", 2, 0, 2, "Reserved"],
    ["105", 3, 0, 4, "Reserved"],
    ["201", 4, -3, 0, "Checked-in"],
    ["201", 5, 0, 2, "Reserved"],
    ["203", 6, -1, 1, "Checked-in"],
    ["207", 1, 2, 5, "Confirmed"],
    ["302", 3, -4, -1, "Checked-in"],
    ["305", 0, 1, 3, "Confirmed"],
  ];
  return plan.flatMap(([number, guestIndex, from, to, status], index) => {
    const room = rooms.find((each) => each.number === number);
    const guest = guests[guestIndex];
    if (!room || !guest) return [];
    const rateCentimes = roomTypes.find(({ id }) => id === room.roomTypeId)?.base ?? 0;
    const booking = makeBooking({
      number: index + 1,
      room,
      guest,
      status,
      checkInDate: addDays(businessDate, from),
      checkOutDate: addDays(businessDate, to),
      rateCentimes,
      ratePlan: "public",
      adults: 1,
      children: 0,
      comments: "",
      company: guestIndex === 4 ? { id: mockId(3, 0), name: "Sonatrach" } : null,
    });
    if (status === "Checked-in") chargeNights(booking, -from);
    return [booking];
  });
}

function chargeNights(booking: MockBooking, nights: number): void {
  const { roomNumber, rateCentimes } = booking;
  booking.folios[0]?.postings.push(
    makePosting({
      kind: "charge",
      item: "service",
      department: "Room",
      method: null,
      description: `Room ${roomNumber}`,
      amountCentimes: rateCentimes * nights,
    }),
  );
}
