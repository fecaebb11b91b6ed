import type { FreeRoom, FreeRoomList } from "@funduq/shared-types/contracts/availability";
import type { Booking, CreateBooking, SavedBooking } from "@funduq/shared-types/contracts/booking";
import type { CompanyList } from "@funduq/shared-types/contracts/company";
import type { DayGrid, GridRoom } from "@funduq/shared-types/contracts/day-grid";
import type { OpenNights } from "@funduq/shared-types/contracts/folio";
import type { Group, GroupList } from "@funduq/shared-types/contracts/group";
import type { Guest, GuestProfile, SavedGuest } from "@funduq/shared-types/contracts/guest";
import type { PoliceMarks } from "@funduq/shared-types/contracts/police";
import type { RateOffers } from "@funduq/shared-types/contracts/rate";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { refundable, refundMethods } from "@funduq/shared-types/rules/folio-refund";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { Caller } from "./call-api.ts";

/** An empty guest profile, without the name. */
const nothingKnown: Omit<GuestProfile, "fullName"> = {
  nameOtherScript: null,
  phone: null,
  email: null,
  nationality: null,
  profession: null,
  idType: null,
  idNumber: null,
  idDeliveryDate: null,
  idDeliveryPlace: null,
  idExpireDate: null,
  birthDate: null,
  birthPlace: null,
  address: null,
};

type Change = "cancel" | "no-show" | "reactivate" | "undo";

export type Desk = ReturnType<typeof deskOf>;

/** Creates data for front desk tests through the API. */
export function deskOf(caller: Caller) {
  const [hotel] = caller.session.hotels;
  if (!hotel) throw new Error("the front desk works in no hotel");
  const { hotelId, businessDate } = hotel;
  const place = `/hotels/${hotelId}`;
  /** Rooms reserved for this test. */
  const taken = new Set<string>();
  const day = (after: number): CalendarDate => addDays(businessDate, after);

  const booking = (id: string) => caller.get<Booking>(`${place}/bookings/${id}`);

  /** Sends a write and reads the booking afterwards. */
  async function writeBooking(path: string, body: object): Promise<Booking> {
    const { id } = await caller.send<SavedBooking>("POST", `${place}/bookings${path}`, body);
    return booking(id);
  }

  const grid = (date = businessDate) => caller.get<DayGrid>(`${place}/day-grid?date=${date}`);

  async function freeRooms(from: CalendarDate, to: CalendarDate): Promise<FreeRoom[]> {
    const path = `${place}/availability/free-rooms?checkIn=${from}&checkOut=${to}`;
    return (await caller.get<FreeRoomList>(path)).rooms.filter(({ id }) => !taken.has(id));
  }

  /** Reserves a room for the test that is free for the nights; for today it is also vacant. */
  async function roomFor(from: CalendarDate, nights: number): Promise<FreeRoom> {
    const today = (await grid()).rooms;
    const room = (await freeRooms(from, addDays(from, nights))).find(
      ({ id }) => from > businessDate || isEmpty(today.find((other) => other.id === id)),
    );
    if (!room) throw new Error(`no room is free from ${from}`);
    taken.add(room.id);
    return room;
  }

  async function setStatus(roomId: string, status: "Clean" | "Dirty"): Promise<void> {
    const room = (await grid()).rooms.find(({ id }) => id === roomId);
    const body = { status, assignedTo: null, outOfOrder: null, version: room?.version };
    await caller.send("PUT", `${place}/rooms/${roomId}/housekeeping-status`, body);
  }

  async function book(room: FreeRoom, guest: string, changes: Partial<CreateBooking> = {}) {
    const offersOf = `${place}/rates/offers?roomTypeId=${room.roomTypeId}&guests=1`;
    const [offer] = (await caller.get<RateOffers>(offersOf)).offers;
    return writeBooking("", {
      roomId: room.id,
      checkInDate: businessDate,
      checkOutDate: day(2),
      adults: 1,
      children: 0,
      ratePlan: offer?.plan,
      rateCentimes: offer?.rateCentimes,
      guests: [{ guest: { fullName: guest }, isPrimary: true }],
      companyId: null,
      comments: "",
      checkInNow: false,
      ...changes,
    });
  }

  const step = ({ id, version }: Booking, name: "check-in" | "check-out") =>
    writeBooking(`/${id}/${name}`, { version });

  /** Cancels a stay, or undoes its last step. */
  const change = ({ id, version }: Booking, name: Change, reason?: string) =>
    writeBooking(`/${id}/${name}`, { version, ...(reason && { reason }) });

  /** Charges the open nights of a guest in house. */
  async function chargeNights(id: string): Promise<Booking> {
    const path = `/${id}/room-charges`;
    const { charges } = await caller.get<OpenNights>(`${place}/bookings${path}`);
    const totalCentimes = charges.reduce((sum, each) => sum + each.amountCentimes, 0);
    return totalCentimes > 0 ? writeBooking(path, { totalCentimes }) : booking(id);
  }

  async function payUp(stay: Booking): Promise<Booking> {
    let paid = stay;
    for (const folio of stay.folios) {
      const body = { folioId: folio.id, method: "Cash", amountCentimes: folioBalance(folio) };
      if (body.amountCentimes > 0) paid = await writeBooking(`/${stay.id}/payments`, body);
    }
    return paid;
  }

  async function giveBack(stay: Booking): Promise<Booking> {
    let settled = stay;
    for (const folio of stay.folios)
      for (const method of refundMethods(folio)) {
        const amountCentimes = refundable(folio, method);
        const body = { folioId: folio.id, method, amountCentimes, reason: "Of the journey" };
        settled = await writeBooking(`/${stay.id}/refunds`, body);
      }
    return settled;
  }

  /** Checks the guest in if necessary, charges the nights, settles the folios and checks the guest out, whatever state the test left. */
  async function settleAndCheckOut(id: string): Promise<void> {
    let stay = await booking(id);
    if (stay.status !== "Checked-in") {
      await setStatus(stay.roomId, "Clean");
      stay = await step(stay, "check-in");
    }
    stay = await giveBack(await payUp(await chargeNights(id)));
    const isOverpaid = stay.folios.some((folio) => folioBalance(folio) < 0);
    if (!isOverpaid) await step(stay, "check-out");
  }

  return {
    hotelId,
    businessDate,
    day,
    grid,
    roomFor,
    setStatus,
    book,
    change,
    /** A company with negotiated rates. */
    async companyId() {
      const search = `${place}/company-search`;
      const { companies } = await caller.send<CompanyList>("POST", search, { limit: 1 });
      return companies[0]?.id ?? null;
    },
    /** A room that is ready for a check-in of two nights. */
    async readyRoom(): Promise<FreeRoom> {
      const room = await roomFor(businessDate, 2);
      await setStatus(room.id, "Clean");
      return room;
    },
    charge: ({ id, folios }: Booking, description: string, amountCentimes: number) =>
      writeBooking(`/${id}/charges`, {
        folioId: folios[0]?.id,
        department: "Restaurant",
        description,
        amountCentimes,
      }),
    /** Posts a payment to the guest's personal folio. */
    pay: ({ id, folios }: Booking, amountCentimes: number) =>
      writeBooking(`/${id}/payments`, {
        folioId: folios[0]?.id,
        method: "Cash",
        amountCentimes,
      }),
    /** Creates a guest without a stay. */
    async record(profile: Partial<GuestProfile> & Pick<GuestProfile, "fullName">): Promise<Guest> {
      const whole = { ...nothingKnown, ...profile };
      const { id } = await caller.send<SavedGuest>("POST", `${place}/guests`, whole);
      return caller.get<Guest>(`${place}/guests/${id}`);
    },
    /** Marks the police forms of a stay's guests as sent. */
    markSent: ({ id: bookingId, guests }: Booking) =>
      caller.send<PoliceMarks>("POST", `${place}/police-report/sent`, {
        forms: guests.map(({ guestId }) => ({ bookingId, guestId })),
      }),
    /** A future group with a block that has unassigned rooms. */
    async group(): Promise<Group> {
      const { groups } = await caller.get<GroupList>(`${place}/groups`);
      const open = groups.find(({ assigned, rooms }) => assigned < rooms);
      if (!open) throw new Error("no group is to come");
      return caller.get<Group>(`${place}/groups/${open.id}`);
    },
    chargeNights,
    booking,
    settleAndCheckOut,
    /** Frees the test's rooms for later tests. */
    async tidy(): Promise<void> {
      const { rooms } = await grid();
      const left = rooms.filter(({ id }) => taken.has(id)).flatMap(({ bookings }) => bookings);
      for (const { id, checkInDate } of left)
        if (checkInDate === businessDate) await settleAndCheckOut(id);
    },
    /** The bookings of a day with this guest name. */
    async bookingsOf(guest: string, date = businessDate) {
      const { rooms } = await grid(date);
      return rooms.flatMap(({ bookings }) => bookings.filter((b) => b.guestName === guest));
    },
  };
}

function isEmpty(room: GridRoom | undefined): boolean {
  return room !== undefined && room.bookings.length === 0 && room.outOfOrder === null;
}
