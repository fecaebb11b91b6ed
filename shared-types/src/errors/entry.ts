/** One error: its HTTP status, and its English message built from its params. */
export function entry<P extends unknown[]>(status: number, message: (...params: P) => string) {
  return { status, message };
}

/** One input that failed validation, by its path in the request: `guest.fullName`. */
export type FieldFault = { path: string; message: string };

/** A booking that conflicts with the requested one. */
export type Clash = {
  bookingId: string;
  guestName: string;
  status: string;
  checkInDate: string;
  checkOutDate: string;
};

/** The maximum number of items of a list that a message names. */
export const MOST_NAMED = 6;

/** What prevents a deletion: the number of items, and the names of the first ones. */
export type Use = {
  what:
    | ("rooms" | "facilities" | "bookings" | "groups")
    | ("tables" | "terminals" | "printers" | "menu" | "bills" | "orders" | "sales");
  count: number;
  examples: string[];
};

const useWords: Record<Use["what"], readonly [string, string]> = {
  rooms: ["room", "rooms"],
  facilities: ["facility", "facilities"],
  bookings: ["booking", "bookings"],
  groups: ["group", "groups"],
  tables: ["table", "tables"],
  terminals: ["terminal", "terminals"],
  printers: ["printer", "printers"],
  menu: ["menu entry", "menu entries"],
  bills: ["open bill", "open bills"],
  orders: ["kitchen order", "kitchen orders"],
  sales: ["sale", "sales"],
};

/** `3 rooms (101, 102, 103)`. */
export function useText({ what, count, examples }: Use): string {
  const [one, many] = useWords[what];
  const more = count > examples.length ? ", …" : "";
  const named = examples.length > 0 ? ` (${examples.join(", ")}${more})` : "";
  return `${count} ${count === 1 ? one : many}${named}`;
}
