import type { RoomsFigure, RoomsReport } from "@funduq/shared-types/contracts/report-rooms";
import type { Language } from "@funduq/shared-types/contracts/session";
import { openDayWord, periodOfFile, periodWord } from "@funduq/shared-types/reports/report-words";
import type { ReportSheets, ReportText, Sheet } from "@funduq/shared-types/reports/sheet";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { formatDateShort, formatNumber } from "@funduq/shared-ui/format";

export const roomsFigureWords = {
  rooms: "reports.figure.rooms",
  outOfOrder: "reports.figure.out-of-order",
} as const satisfies Record<RoomsFigure, string>;

type Shown = RoomsReport & { figure: RoomsFigure };

/** The rooms that a count of the manager report counts, by room and by day (REP-01). */
export function roomsSheets(report: Shown, t: ReportText, language: Language): ReportSheets {
  const { figure, rooms, days } = report;
  const title = t(roomsFigureWords[figure]);
  const shownRooms = rooms.filter((room) => figure === "rooms" || room.outOfOrderOn.length > 0);
  const shownDays = days.filter((day) => day[figure] > 0);
  const listed = sumOf(rooms, (room) =>
    figure === "rooms" ? room.nights : room.outOfOrderOn.length,
  );
  const counted = sumOf(days, (day) => day[figure]);
  const numbers = { counted: formatNumber(counted), listed: formatNumber(listed) };
  const notes = counted === listed ? [] : [t("rooms.as-now", numbers)];
  const byRoom = roomsSheet(shownRooms, t("stays.of", { figure: title, count: numbers.listed }), t);
  const byDay = daysSheet(shownDays, t);
  return {
    title,
    period: periodWord(report, t, language),
    openDay: openDayWord(report, t),
    fileName: `rooms-${figure}-${periodOfFile(report)}`,
    empty: t("rooms.none"),
    sheets: shownRooms.length > 0 ? [{ ...byRoom, notes }, byDay] : [{ ...byDay, notes }],
  };
}

function roomsSheet(rooms: RoomsReport["rooms"], title: string, t: ReportText): Sheet {
  return {
    id: "rooms",
    title,
    columns: [
      { id: "room", header: t("reports.room"), kind: "text" },
      { id: "days", header: t("rooms.days"), kind: "count" },
      { id: "out-of-order", header: t("reports.figure.out-of-order"), kind: "count" },
      { id: "on", header: t("rooms.out-of-order-on"), kind: "text" },
    ],
    rows: [
      ...rooms.map(({ number, nights, outOfOrderOn }) => ({
        id: number,
        cells: [number, nights, outOfOrderOn.length, daysText(outOfOrderOn, t)],
      })),
      {
        id: "total",
        weight: "sum",
        cells: [
          t("reports.total"),
          sumOf(rooms, ({ nights }) => nights),
          sumOf(rooms, ({ outOfOrderOn }) => outOfOrderOn.length),
          null,
        ],
      },
    ],
  };
}

function daysSheet(days: RoomsReport["days"], t: ReportText): Sheet {
  const figuresOf = ({ rooms, outOfOrder }: Pick<RoomsReport["days"][number], RoomsFigure>) => [
    rooms,
    outOfOrder,
    rooms - outOfOrder,
  ];
  const rows = days.map((day) => ({
    id: day.date,
    opens: { night: day.date },
    cells: [formatDateShort(day.date), ...figuresOf(day)],
  }));
  const total = {
    rooms: sumOf(days, ({ rooms }) => rooms),
    outOfOrder: sumOf(days, ({ outOfOrder }) => outOfOrder),
  };
  return {
    id: "days",
    title: t("rooms.by-day", { count: formatNumber(days.length) }),
    columns: [
      { id: "day", header: t("reports.column.day"), kind: "text" },
      { id: "rooms", header: t("reports.figure.rooms"), kind: "count" },
      { id: "out-of-order", header: t("reports.figure.out-of-order"), kind: "count" },
      { id: "available", header: t("reports.figure.available"), kind: "count" },
    ],
    rows:
      rows.length > 0
        ? [
            ...rows,
            { id: "total", weight: "sum", cells: [t("reports.total"), ...figuresOf(total)] },
          ]
        : [],
  };
}

/** Days in order, those that follow each other as a period. */
function daysText(days: readonly CalendarDate[], t: ReportText): string {
  const periods: { from: CalendarDate; to: CalendarDate }[] = [];
  for (const day of days) {
    const last = periods.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else periods.push({ from: day, to: day });
  }
  return periods
    .map(({ from, to }) =>
      from === to
        ? formatDateShort(from)
        : t("reports.period", { from: formatDateShort(from), to: formatDateShort(to) }),
    )
    .join(" · ");
}

function sumOf<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + amountOf(item), 0);
}
