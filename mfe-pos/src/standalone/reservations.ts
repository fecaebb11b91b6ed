import {
  changeReservationSchema,
  findReservationsSchema,
  type ReservationSettings,
  reservationsQuerySchema,
  type SaveReservation,
  type SeatReservation,
  saveReservationSchema,
  saveReservationSettingsSchema,
  seatReservationSchema,
  type TableReservation,
  tableReservationSchema,
} from "@funduq/shared-types/contracts/pos-reservation";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { isPhoneSearch, nameSearch, phoneDigits } from "@funduq/shared-types/rules/name-search";
import { serviceDayAt } from "@funduq/shared-types/rules/service-day";
import {
  isActive,
  type ReservationStep,
  refusalOfStep,
} from "@funduq/shared-types/rules/table-reservation";
import { hotelTimeOf } from "@funduq/shared-types/values/date-in-zone";
import { http } from "msw";
import { answeredFrom, type Params } from "./answered.ts";
import type { BillBook } from "./bill-book.ts";

const at = "/api/hotels/:hotelId/restaurants/:restaurantId";
/** Of the mocked hotel: no summer time. */
const TIME_ZONE = "Africa/Algiers";
const OFFSET = "+01:00";
const MOST_FOUND = 50;

/** A reservation as a test or the mocked restaurant says it. */
export function aReservation(
  traits: Partial<Record<keyof TableReservation, unknown>> = {},
): TableReservation {
  return tableReservationSchema.parse({
    id: crypto.randomUUID(),
    state: "booked",
    guestName: "Nadia Hamdi",
    phone: "0555 12 34 56",
    covers: 4,
    startsAt: inMinutes(30),
    endsAt: inMinutes(150),
    note: "",
    tableIds: [],
    stay: null,
    billId: null,
    version: 1,
    ...traits,
  });
}

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** Two reservations of this evening. */
export const someReservations = ({ floor }: BillBook): TableReservation[] => [
  aReservation({ tableIds: [floor.tables[0]?.id] }),
  aReservation({
    guestName: "Karim Bénaïssa",
    note: "Anniversaire",
    covers: 6,
    tableIds: [floor.tables[2]?.id, floor.tables[3]?.id],
    startsAt: inMinutes(180),
    endsAt: inMinutes(300),
  }),
];

/** Reservations that are kept while the page is open, by the rules of the API. */
export function reservationHandlers(
  books: readonly BillBook[],
  initial: readonly TableReservation[] = [],
) {
  const answered = answeredFrom(books);
  const reservations = new Map(initial.map((each) => [String(each.id), each]));
  /** The reservations whose seating opened the bill that they sit at. */
  const openers = new Set<string>();
  let settings: ReservationSettings = { usualMinutes: 120, leadMinutes: 60, version: 1 };

  const get = ({ reservationId }: Params, version: number): TableReservation => {
    const found = reservations.get(String(reservationId));
    if (!found) throw new AppError("reservation.not-found");
    if (found.version !== version) throw new AppError("reservation.changed");
    return found;
  };
  const put = (reservation: TableReservation) => {
    const saved = { ...reservation, version: reservation.version + 1 };
    reservations.set(saved.id, saved);
    return { id: saved.id, version: saved.version };
  };
  const listed = (fits: (each: TableReservation) => boolean) =>
    [...reservations.values()]
      .filter(fits)
      .sort((one, other) => one.startsAt.localeCompare(other.startsAt));
  const getFor = (name: ReservationStep, params: Params, version: number) => {
    const found = get(params, version);
    refuseStep(found, name);
    return found;
  };
  const othersThan = ({ id }: TableReservation) => listed((other) => other.id !== id);
  const step = (
    path: Exclude<ReservationStep, "seat" | "unseat">,
    state: TableReservation["state"],
  ) =>
    http.post(
      `${at}/reservations/:reservationId/${path}`,
      answered(({ book, params, body }) => {
        const found = getFor(path, params, changeReservationSchema.parse(body).version);
        if (path === "restore") refuseTaken(book, othersThan(found), found);
        return put({ ...found, state, billId: null });
      }),
    );

  return [
    http.get(`${at}/reservations`, async (call) => {
      const { date } = reservationsQuerySchema.parse(
        Object.fromEntries(new URL(call.request.url).searchParams),
      );
      const isOfDay = ({ startsAt }: TableReservation) =>
        serviceDayAt(TIME_ZONE, new Date(startsAt)) === date;
      return answered(() => ({ settings, reservations: listed(isOfDay) }))(call);
    }),
    http.post(
      `${at}/reservations/search`,
      answered(({ body }) => {
        const { text, from } = findReservationsSchema.parse(body);
        const name = nameSearch(text);
        const digits = isPhoneSearch(text) ? phoneDigits(text) : "";
        const isFound = ({ guestName, phone, startsAt }: TableReservation) =>
          serviceDayAt(TIME_ZONE, new Date(startsAt)) >= from &&
          ((name !== "" && nameSearch(guestName).includes(name)) ||
            (digits !== "" && phoneDigits(phone).includes(digits)));
        return { reservations: listed(isFound).slice(0, MOST_FOUND) };
      }),
    ),
    http.put(
      `${at}/reservations/:reservationId`,
      answered(({ book, params, body }) => {
        const wish = saveReservationSchema.parse(body);
        const before =
          wish.version === null
            ? aReservation({ id: params.reservationId, version: 0 })
            : get(params, wish.version);
        const after = { ...before, ...spanOf(wish), ...wish, stay: null, version: before.version };
        refuseTaken(book, othersThan(before), after);
        return put(tableReservationSchema.parse(after));
      }),
    ),
    http.post(
      `${at}/reservations/:reservationId/seat`,
      answered(({ book, params, body }) => {
        const wish = seatReservationSchema.parse(body);
        const { billId } = wish;
        const reservation = getFor("seat", params, wish.version);
        if (!sitDown(book, reservation, wish)) openers.add(reservation.id);
        put({ ...reservation, state: "seated", billId });
        return { bill: book.list().find((bill) => bill.id === billId) };
      }),
    ),
    step("cancel", "cancelled"),
    step("mark-no-show", "no-show"),
    step("restore", "booked"),
    http.post(
      `${at}/reservations/:reservationId/unseat`,
      answered(({ book, params, body }) => {
        const seated = getFor("unseat", params, changeReservationSchema.parse(body).version);
        const { id, billId } = seated;
        const bill = book.list().find((each) => each.id === billId);
        if (!bill) throw new AppError("reservation.changed");
        if (bill.lines.length > 0) throw new AppError("reservation.has-orders");
        const [other] = othersThan(seated).filter((each) => each.billId === billId);
        const hasOpened = openers.delete(id);
        if (hasOpened && other) openers.add(other.id);
        const isBillDeleted = hasOpened && !other;
        if (isBillDeleted) book.delete(bill.id);
        return { ...put({ ...seated, state: "booked", billId: null }), isBillDeleted };
      }),
    ),
    http.put(
      `${at}/reservation-settings`,
      answered(({ body }) => {
        const wish = saveReservationSettingsSchema.parse(body);
        if (wish.version !== settings.version) throw new AppError("menu.changed");
        settings = { ...wish, version: wish.version + 1 };
        return { version: settings.version };
      }),
    ),
  ];
}

function spanOf({ date, time, minutes }: SaveReservation) {
  const startsAt = new Date(`${date}T${time}:00${OFFSET}`);
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}

/** Throws what the API answers where a step can't be done now. */
function refuseStep(reservation: TableReservation, step: ReservationStep): void {
  const at = { now: new Date(), timeZone: TIME_ZONE };
  const refusal = refusalOfStep(reservation, step, at);
  const start = new Date(reservation.startsAt);
  if (refusal === "reservation.other-day")
    throw new AppError(refusal, { date: serviceDayAt(TIME_ZONE, start) });
  if (refusal === "reservation.not-begun")
    throw new AppError(refusal, { from: hotelTimeOf(start, TIME_ZONE).time });
  if (refusal) throw new AppError(refusal);
}

/** Opens or joins the bill of guests; whether they joined it. */
function sitDown(
  book: BillBook,
  { tableIds, covers }: TableReservation,
  { billId, tableId, knownBillIds }: SeatReservation,
): boolean {
  const open = book.list().filter((bill) => bill.tableId && tableIds.includes(bill.tableId));
  const id = crypto.randomUUID();
  if (knownBillIds.includes(billId)) {
    const joined = open.find((bill) => bill.id === billId);
    if (!joined) throw new AppError("bill.changed");
    if (joined.covers === null) book.do(billId, [{ id, kind: "covers-set", covers }]);
    return true;
  }
  const unknown = open.filter((bill) => !knownBillIds.includes(bill.id));
  const [first] = unknown;
  if (first)
    throw new AppError("reservation.table-has-bill", {
      table: first.tableName,
      names: unknown.map(({ name }) => name),
    });
  book.do(billId, [{ id, kind: "opened", tableId, covers }]);
  return false;
}

type Wanted = Pick<TableReservation, "startsAt" | "endsAt" | "tableIds">;

function refuseTaken(
  { floor }: BillBook,
  others: readonly TableReservation[],
  { startsAt, endsAt, tableIds }: Wanted,
): void {
  const taken = others.find(
    (other) =>
      isActive(other.state) &&
      other.startsAt < endsAt &&
      startsAt < other.endsAt &&
      other.tableIds.some((id) => tableIds.includes(id)),
  );
  if (!taken) return;
  const table = floor.tables.find(({ id }) => taken.tableIds.includes(id) && tableIds.includes(id));
  const clock = (instant: string) =>
    new Date(Date.parse(instant) + 3_600_000).toISOString().slice(11, 16);
  throw new AppError("reservation.table-taken", {
    table: table?.name ?? "",
    guestName: taken.guestName,
    date: taken.startsAt.slice(0, 10),
    from: clock(taken.startsAt),
    to: clock(taken.endsAt),
  });
}
