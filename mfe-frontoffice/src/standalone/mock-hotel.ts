import type { CheckOut, CreateBooking } from "@funduq/shared-types/contracts/booking";
import type { MovePosting, PostCharge, PostPayment } from "@funduq/shared-types/contracts/folio";
import type { SetHousekeepingStatus } from "@funduq/shared-types/contracts/housekeeping";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { occupiesRoom, statusOfNewBooking } from "@funduq/shared-types/rules/booking-status";
import {
  canMoveInNow,
  checkInVerdict,
  roomReadyVerdict,
} from "@funduq/shared-types/rules/check-in";
import { checkOutVerdict } from "@funduq/shared-types/rules/check-out";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { chargeItem } from "@funduq/shared-types/rules/folio-nights";
import { paymentDescription } from "@funduq/shared-types/rules/house-postings";
import { coversNight, overlaps } from "@funduq/shared-types/rules/night-span";
import { payInFullVerdict } from "@funduq/shared-types/rules/pay-in-full";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { mockId } from "./ids.ts";
import {
  guests,
  historyEntry,
  type MockBooking,
  makeBooking,
  makePosting,
  someBookings,
} from "./mock-bookings.ts";
import { transferToCompany } from "./mock-folios.ts";
import {
  businessDate,
  companies,
  floors,
  type MockRoom,
  makeRooms,
  roomTypes,
} from "./mock-rooms.ts";

/** A hotel in memory that keeps the rules of the real one; a reload starts it anew. */
export class MockHotel {
  readonly rooms: MockRoom[] = makeRooms();
  readonly bookings: MockBooking[] = someBookings(this.rooms);

  dayGrid(date: CalendarDate = businessDate) {
    return {
      businessDate,
      date,
      floors,
      roomTypes: roomTypes.map(({ base: _, ...type }) => type),
      rooms: this.rooms.map((room) => ({
        ...room,
        bookings: this.bookings
          .filter(({ roomId, status }) => roomId === room.id && occupiesRoom(status))
          .filter((booking) => touches(booking, date))
          .sort((a, b) => a.checkInDate.localeCompare(b.checkInDate))
          .map(gridBooking),
      })),
    };
  }

  freeRooms(from: CalendarDate, to: CalendarDate) {
    const free = this.rooms.filter(
      (room) =>
        this.clashes(room.id, { from, to }).length === 0 &&
        !(room.outOfOrder && overlaps(room.outOfOrder, { from, to })),
    );
    const rooms = free.map(({ id, number, roomTypeId, housekeepingStatus, floorId }) => {
      const type = roomTypes.find((each) => each.id === roomTypeId);
      return {
        id,
        number,
        floorName: floors.find((floor) => floor.id === floorId)?.name ?? "",
        roomTypeId,
        roomTypeName: type?.name ?? "",
        maxOccupancy: type?.maxOccupancy ?? 1,
        housekeepingStatus,
        occupiedNow: this.bookings.some(
          (booking) => booking.roomId === id && booking.status === "Checked-in",
        ),
      };
    });
    return { rooms: rooms.sort((a, b) => Number(canMoveInNow(b)) - Number(canMoveInNow(a))) };
  }

  create(wanted: CreateBooking): MockBooking {
    const { checkInDate, checkOutDate, checkInNow } = wanted;
    const room = this.room(wanted.roomId);
    const clashes = this.clashes(room.id, { from: checkInDate, to: checkOutDate });
    if (clashes.length > 0) throw new AppError("booking.room-taken", { clashes });
    if (checkInNow) assertAllowed(roomReadyVerdict(room as never));
    const company = companies.find(({ id }) => id === wanted.companyId);
    const booking = makeBooking({
      ...wanted,
      number: this.bookings.length + 1,
      room,
      guest: guestOf(wanted.guests[0]?.guest),
      status: statusOfNewBooking(checkInDate, businessDate, checkInNow),
      company: company ? { id: company.id, name: company.name } : null,
    });
    this.bookings.push(booking);
    return booking;
  }

  checkIn(id: string): MockBooking {
    const booking = this.booking(id);
    const room = this.room(booking.roomId);
    assertAllowed(checkInVerdict(booking, room as never, businessDate));
    booking.status = "Checked-in";
    booking.lastStep = { step: "check-in", businessDate, isInvoiced: false };
    return this.noted(booking, "checked-in", { room: room.number });
  }

  checkOut(id: string, { toCompanyAccount, payments = [] }: CheckOut): MockBooking {
    const booking = this.booking(id);
    assertAllowed(payInFullVerdict(booking.folios as never, payments));
    for (const payment of payments) this.pay(id, payment);
    transferToCompany(booking, toCompanyAccount);
    assertAllowed(checkOutVerdict(booking as never));
    booking.status = "Checked-out";
    const bookedUntil = booking.checkOutDate;
    booking.lastStep = { step: "check-out", businessDate, isInvoiced: false, bookedUntil };
    this.room(booking.roomId).housekeepingStatus = "Dirty";
    return this.noted(booking, "checked-out", { room: booking.roomNumber });
  }

  setRoomStatus(id: string, wanted: SetHousekeepingStatus): MockRoom {
    const room = this.room(id);
    if (room.version !== wanted.version)
      throw new AppError("request.stale", { changedBy: "Yasmine Haddad", changedAt: "" });
    const { status: housekeepingStatus, assignedTo, outOfOrder } = wanted;
    return Object.assign(room, {
      housekeepingStatus,
      assignedTo,
      outOfOrder,
      version: room.version + 1,
    });
  }

  charge(id: string, { folioId, department, description, amountCentimes }: PostCharge) {
    const charge = { kind: "charge", item: chargeItem(department), department } as const;
    return this.#post(id, folioId, { ...charge, method: null, description, amountCentimes });
  }

  pay(id: string, { folioId, method, amountCentimes, reference }: PostPayment) {
    const description = paymentDescription(method);
    const payment = { kind: "payment", item: null, department: null, method } as const;
    return this.#post(id, folioId, { ...payment, description, amountCentimes, reference });
  }

  move(id: string, postingId: string, { toFolioId }: MovePosting): MockBooking {
    const booking = this.booking(id);
    const from = booking.folios.find(({ postings }) => postings.some((p) => p.id === postingId));
    const posting = from?.postings.find((each) => each.id === postingId);
    const to = booking.folios.find((folio) => folio.id === toFolioId);
    if (!to) throw new AppError("folio.not-found");
    if (!from || !posting) throw new AppError("folio.posting-not-found");
    from.postings.splice(from.postings.indexOf(posting), 1);
    to.postings.push(posting);
    const { item, method, description, amountCentimes } = posting;
    const moved = { item, method, description, amountCentimes };
    return this.noted(booking, "posting-moved", { ...moved, from: from.name, to: to.name });
  }

  booking(id: unknown): MockBooking {
    const booking = this.bookings.find((each) => each.id === id);
    if (!booking) throw new AppError("booking.not-found");
    return booking;
  }

  #post(id: string, folioId: string, posting: Parameters<typeof makePosting>[0]): MockBooking {
    const booking = this.booking(id);
    const folio = booking.folios.find((each) => each.id === folioId);
    if (!folio) throw new AppError("folio.not-found");
    folio.postings.push(makePosting(posting));
    const { item, method, description, amountCentimes } = posting;
    const details = { folio: folio.name, item, method, description, amountCentimes };
    return this.noted(booking, `${posting.kind}-posted`, details);
  }

  noted(booking: MockBooking, action: string, details: Record<string, unknown>): MockBooking {
    booking.version += 1;
    booking.history.unshift(historyEntry(action, details));
    return booking;
  }

  room(id: string): MockRoom {
    const room = this.rooms.find((each) => each.id === id);
    if (!room) throw new AppError("room.not-found");
    return room;
  }

  clashes(roomId: string, span: { from: CalendarDate; to: CalendarDate }) {
    return this.bookings
      .filter((booking) => booking.roomId === roomId && occupiesRoom(booking.status))
      .filter(({ checkInDate, checkOutDate }) =>
        overlaps({ from: checkInDate, to: checkOutDate }, span),
      )
      .map((booking) => {
        const { guestName, status, checkInDate, checkOutDate } = gridBooking(booking);
        return { bookingId: booking.id, guestName, status, checkInDate, checkOutDate };
      });
  }
}

function touches({ status, checkInDate, checkOutDate }: MockBooking, date: CalendarDate): boolean {
  const stays = coversNight({ from: checkInDate, to: addDays(checkOutDate, 1) }, date);
  return stays || (status === "Checked-in" && date === businessDate);
}

function gridBooking(booking: MockBooking) {
  const { id, status, checkInDate, checkOutDate, adults, children, version } = booking;
  return {
    id,
    status,
    checkInDate,
    checkOutDate,
    adults,
    children,
    version,
    guestName: booking.guests[0]?.fullName ?? "",
    isVip: booking.guests.some(({ isVip }) => isVip),
    companyName: booking.company?.name ?? null,
    groupName: null,
    comments: booking.comments,
    balanceCentimes:
      status === "Checked-in"
        ? booking.folios
            .filter(({ payer }) => payer === "Guest")
            .reduce((sum, folio) => sum + folioBalance(folio as never), 0)
        : null,
  };
}

let newGuests = 100;

/** A known guest by id, or a new one by name. */
export function guestOf(wanted: CreateBooking["guests"][number]["guest"] | undefined) {
  if (wanted && "guestId" in wanted) {
    const known = guests.find(({ id }) => id === wanted.guestId);
    if (!known) throw new AppError("guest.not-found");
    return known;
  }
  newGuests += 1;
  return {
    id: mockId(8, newGuests),
    fullName: wanted?.fullName ?? "",
    phone: wanted?.phone ?? null,
  };
}
