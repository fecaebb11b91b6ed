import type {
  AddGuestNote,
  ChangeGuest,
  DuplicateSearch,
  Guest,
  GuestNote,
  GuestProfile,
  GuestStay,
  MarkVip,
  MergeGuests,
} from "@funduq/shared-types/contracts/guest";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { documentKey } from "@funduq/shared-types/rules/guest-profile";
import { nameSearch, phoneDigits } from "@funduq/shared-types/rules/name-search";
import { nightCount } from "@funduq/shared-types/rules/stay";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { guestIdSchema } from "@funduq/shared-types/values/ids";
import { mockId } from "./ids.ts";
import { guests } from "./mock-bookings.ts";
import type { MockHotel } from "./mock-hotel.ts";
import { businessDate } from "./mock-rooms.ts";

const AT = "2026-04-10T14:05:00.000Z";
const USER = "Yasmine Haddad";

const nothing: Omit<GuestProfile, "fullName" | "phone" | "nationality"> = {
  nameOtherScript: null,
  email: null,
  idType: null,
  idNumber: null,
  idDeliveryDate: null,
  idExpireDate: null,
  idDeliveryPlace: null,
  birthDate: null,
  birthPlace: null,
  address: null,
  profession: null,
};

/** The records of a hotel in memory, with the rules of the real ones. */
export class MockCardex {
  readonly #hotel: MockHotel;
  readonly #guests: Guest[] = guests.map((guest) => ({
    ...nothing,
    ...guest,
    id: guestIdSchema.parse(guest.id),
    merges: [],
    createdAt: AT,
    version: 1,
  }));
  readonly #notes = new Map<string, GuestNote[]>();

  constructor(hotel: MockHotel) {
    this.#hotel = hotel;
    Object.assign(this.read(mockId(8, 1)), {
      idType: "Passport",
      idNumber: "178956432",
      nameOtherScript: "نادية بن عيسى",
      birthDate: calendarDate("1990-02-28"),
      birthPlace: "Tlemcen",
      profession: "Médecin",
      idExpireDate: calendarDate("2025-04-30"),
    });
    this.addNote(mockId(8, 1), { note: "Chambre calme, loin de l'ascenseur." });
  }

  read(id: string): Guest {
    const guest = this.#guests.find((each) => each.id === id) ?? this.#fromBooking(id);
    if (!guest) throw new AppError("guest.not-found");
    return guest;
  }

  /** The record of a guest who was named with a booking. */
  #fromBooking(id: string): Guest | undefined {
    const named = this.#hotel.bookings
      .flatMap((booking) => booking.guests)
      .find(({ guestId }) => guestId === id);
    if (!named) return undefined;
    const { fullName, phone } = named;
    const guest: Guest = {
      ...nothing,
      fullName,
      phone,
      nationality: null,
      id: guestIdSchema.parse(id),
      merges: [],
      createdAt: AT,
      version: 1,
    };
    this.#guests.push(guest);
    return guest;
  }

  create(profile: GuestProfile): Guest {
    const id = guestIdSchema.parse(mockId(8, 500 + this.#guests.length));
    const guest = { ...profile, id, merges: [], createdAt: AT, version: 1 };
    this.#guests.push(guest);
    return guest;
  }

  change(id: string, { version, ...profile }: ChangeGuest): Guest {
    const guest = this.read(id);
    if (guest.version !== version)
      throw new AppError("request.stale", { changedBy: USER, changedAt: AT });
    return Object.assign(guest, profile, { version: version + 1 });
  }

  markVip(id: string, { isVip }: MarkVip): Guest {
    const guest = Object.assign(this.read(id), { isVip });
    for (const booking of this.#hotel.bookings)
      for (const named of booking.guests) if (named.guestId === id) named.isVip = isVip;
    return guest;
  }

  stays(id: string) {
    this.read(id);
    const stays = this.#hotel.bookings
      .flatMap((booking) => {
        const named = booking.guests.find(({ guestId }) => guestId === id);
        if (!named) return [];
        const { id: bookingId, company, ...rest } = booking;
        const { status, roomNumber, roomTypeName, checkInDate, checkOutDate } = rest;
        const { nights, totalCentimes } = rest;
        const facts = { status, roomNumber, roomTypeName, checkInDate, checkOutDate };
        const { isPrimary } = named;
        return [
          {
            bookingId,
            ...facts,
            nights,
            totalCentimes,
            companyName: company?.name ?? null,
            isPrimary,
          },
        ];
      })
      .sort((one, other) => other.checkInDate.localeCompare(one.checkInDate));
    return { stays, next: null, count: stays.length, nightsStayed: nightsOver(stays) };
  }

  notes(id: string) {
    this.read(id);
    return { notes: this.#notes.get(id) ?? [], next: null };
  }

  addNote(id: string, { note }: AddGuestNote) {
    const { notes } = this.notes(id);
    const added = { id: crypto.randomUUID(), note, user: USER, at: AT };
    this.#notes.set(id, [added, ...notes]);
    return { id: added.id };
  }

  duplicates({ fullName = "", phone = "", idNumber = "", except }: DuplicateSearch) {
    const found = this.#guests.flatMap((guest) => {
      const same = {
        document: isSame(documentKey(idNumber), documentKey(guest.idNumber ?? "")),
        phone: isSame(phoneDigits(phone), phoneDigits(guest.phone ?? "")),
        name: isSame(nameSearch(fullName), nameSearch(guest.fullName)),
      };
      const reasons = (["document", "phone", "name"] as const).filter((reason) => same[reason]);
      if (reasons.length === 0 || guest.id === except) return [];
      const { id, fullName: name, phone: number, nationality, birthDate } = guest;
      const found = { id, fullName: name, phone: number, nationality, birthDate, reasons };
      return [{ ...found, lastStay: this.#lastStay(id), createdAt: guest.createdAt }];
    });
    return { guests: found };
  }

  #lastStay(id: string) {
    const last = this.stays(id).stays.find(({ status }) => /^Checked-(in|out)$/.test(status));
    if (!last) return null;
    const { roomNumber, checkInDate, checkOutDate } = last;
    return { roomNumber, checkInDate, checkOutDate };
  }

  merge(id: string, { version, mergedId, mergedVersion, profile }: MergeGuests): Guest {
    const [kept, lost] = [this.read(id), this.read(mergedId)];
    if (lost.version !== mergedVersion)
      throw new AppError("request.stale", { changedBy: USER, changedAt: AT });
    const merges = [{ at: AT, user: USER, mergedName: lost.fullName }, ...kept.merges];
    this.#guests.splice(this.#guests.indexOf(lost), 1);
    for (const booking of this.#hotel.bookings)
      for (const guest of booking.guests) if (guest.guestId === mergedId) guest.guestId = id;
    return Object.assign(this.change(id, { version, ...profile }), { merges });
  }
}

const isSame = (typed: string, stored: string) => typed !== "" && typed === stored;

type Stay = Pick<GuestStay, "status" | "checkInDate" | "nights">;

/** Of guests who left, and of who is in the house until today. */
function nightsOver(stays: readonly Stay[]): number {
  const over = stays.map(({ status, checkInDate, nights }) => {
    if (status === "Checked-out") return nights;
    return status === "Checked-in" ? Math.min(nights, nightCount(checkInDate, businessDate)) : 0;
  });
  return over.reduce((sum, nights) => sum + nights, 0);
}
