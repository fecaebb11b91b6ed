import {
  changeReservationSchema,
  findReservationsSchema,
  type ReservationSettings,
  reservationsQuerySchema,
  type SaveReservation,
  saveReservationSchema,
  saveReservationSettingsSchema,
  seatReservationSchema,
  type TableReservation,
  tableReservationSchema,
} from "@funduq/shared-types/contracts/pos-reservation";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { nameSearch } from "@funduq/shared-types/rules/name-search";
import { serviceDayAt } from "@funduq/shared-types/rules/service-day";
import { isActive } from "@funduq/shared-types/rules/table-reservation";
import { http } from "msw";
import { answeredFrom, type Params } from "./answered.ts";
import type { BillBook } from "./bill-book.ts";

const at = "/api/hotels/:hotelId/restaurants/:restaurantId";
/** Of the mocked hotel: no summer time. */
const TIME_ZONE = "Africa/Algiers";
const OFFSET = "+01:00";

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
  const step = (path: string, state: TableReservation["state"]) =>
    http.post(
      `${at}/reservations/:reservationId/${path}`,
      answered(({ params, body }) =>
        put({ ...get(params, changeReservationSchema.parse(body).version), state, billId: null }),
      ),
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
        const { text } = findReservationsSchema.parse(body);
        const searched = nameSearch(text);
        return {
          reservations: listed(({ guestName }) => nameSearch(guestName).includes(searched)),
        };
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
        refuseTaken(
          book,
          listed(({ id }) => id !== before.id),
          after,
        );
        return put(tableReservationSchema.parse(after));
      }),
    ),
    http.post(
      `${at}/reservations/:reservationId/seat`,
      answered(({ book, params, body }) => {
        const { version, billId, tableId, knownBillIds } = seatReservationSchema.parse(body);
        const reservation = get(params, version);
        const open = book
          .list()
          .filter((bill) => bill.tableId && reservation.tableIds.includes(bill.tableId));
        const unknown = open.filter(({ id }) => !knownBillIds.includes(id));
        if (!knownBillIds.includes(billId) && unknown.length > 0) {
          const names = unknown.map(({ name }) => name);
          throw new AppError("reservation.table-has-bill", {
            table: unknown[0]?.tableName ?? "",
            names,
          });
        }
        const { covers } = reservation;
        const id = crypto.randomUUID();
        if (!knownBillIds.includes(billId))
          book.do(billId, [{ id, kind: "opened", tableId, covers }]);
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
        const seated = get(params, changeReservationSchema.parse(body).version);
        if (seated.billId) book.delete(seated.billId);
        return put({ ...seated, state: "booked", billId: null });
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
