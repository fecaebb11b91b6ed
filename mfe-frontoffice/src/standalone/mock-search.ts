import { foldName, isPhoneSearch, phoneDigits } from "@funduq/shared-types/rules/name-search";
import type { MockHotel } from "./mock-hotel.ts";

/** Stays by a word of the guest's name or the beginning of the phone number, as the API finds them. */
export function searchDesk(hotel: MockHotel, typed: string) {
  const byPhone = isPhoneSearch(typed);
  const found = hotel.bookings.filter(({ guests: [guest] }) =>
    byPhone
      ? phoneDigits(guest?.phone ?? "").startsWith(phoneDigits(typed))
      : ` ${foldName(guest?.fullName ?? "")}`.includes(` ${foldName(typed)}`),
  );
  return {
    results: found.map(({ id, status, roomNumber, checkInDate, checkOutDate, guests }) => ({
      kind: "stay",
      id,
      status,
      roomNumber,
      checkInDate,
      checkOutDate,
      guestName: guests[0]?.fullName ?? "",
    })),
  };
}
