/** One failure: its HTTP status, and its English sentence from what is known of it. */
export function entry<P extends unknown[]>(status: number, message: (...params: P) => string) {
  return { status, message };
}

/** One input that failed validation, addressed as in the request: `guest.fullName`. */
export type FieldFault = { path: string; message: string };

/** A booking that stands in the way of another one. */
export type Clash = {
  bookingId: string;
  guestName: string;
  status: string;
  checkInDate: string;
  checkOutDate: string;
};

/** How many of a longer list a sentence names. */
export const MOST_NAMED = 6;

/** What keeps something from being deleted: how many there are, and the first of them by name. */
export type Use = {
  what: "rooms" | "facilities" | "bookings" | "groups" | "tables" | "menu" | "bills" | "sales";
  count: number;
  examples: string[];
};

const useWords: Record<Use["what"], readonly [string, string]> = {
  rooms: ["room", "rooms"],
  facilities: ["facility", "facilities"],
  bookings: ["booking", "bookings"],
  groups: ["group", "groups"],
  tables: ["table", "tables"],
  menu: ["menu entry", "menu entries"],
  bills: ["open bill", "open bills"],
  sales: ["sale", "sales"],
};

/** `3 rooms (101, 102, 103)`. */
export function useText({ what, count, examples }: Use): string {
  const [one, many] = useWords[what];
  const more = count > examples.length ? ", …" : "";
  const named = examples.length > 0 ? ` (${examples.join(", ")}${more})` : "";
  return `${count} ${count === 1 ? one : many}${named}`;
}
