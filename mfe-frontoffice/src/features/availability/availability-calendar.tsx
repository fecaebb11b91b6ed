import type { AvailabilityDays } from "@funduq/shared-types/contracts/availability";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button, ErrorCard, Name } from "@funduq/shared-ui";
import { addMonths, MonthCalendar, weeksOf } from "@funduq/shared-ui/dates";
import { formatDate, formatMonth } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { asFailure, useHotel } from "@funduq/shared-ui/state";
import { Fragment, useState } from "react";
import { useReadAvailabilityDaysQuery } from "./availability.endpoints.ts";
import classes from "./availability.module.css";
import type { AvailabilityDay } from "./availability-search.ts";

type AvailabilityCalendarProps = {
  hotelId: HotelId;
  businessDate: CalendarDate;
  /** The day that the grid shows. */
  shown: CalendarDate;
  onPick: (date: CalendarDate) => void;
};

/** A month with the rooms that are left on each day: 'AV.nn', 'Complet', or '--' (FO-07). */
export function AvailabilityCalendar(props: AvailabilityCalendarProps) {
  const { hotelId, businessDate, shown, onPick } = props;
  const t = useText("frontoffice");
  const [focused, setFocused] = useState(shown);
  const { data, dayOf, failure, readAgain } = useMonth(hotelId, focused);
  return (
    <div className={classes.calendar}>
      <MonthCalendar
        focused={focused}
        onFocusedChange={setFocused}
        onPick={onPick}
        isSelected={(date) => date === shown}
        head={<Head focused={focused} businessDate={businessDate} setFocused={setFocused} />}
        renderDay={(date) => <DayLeft day={dayOf(date)} all={data} />}
        describeDay={(date) => describe(date, dayOf(date), t)}
      />
      {failure && (
        <ErrorCard failure={failure} message={t("calendar.failed")} onRetry={readAgain} />
      )}
      <ByType date={focused} day={dayOf(focused)} all={data} />
    </div>
  );
}

/** The shown weeks, read again whenever something in them changes. */
function useMonth(hotelId: HotelId, month: CalendarDate) {
  const weeks = weeksOf(month, useHotel()?.weekStart ?? 0);
  const from = weeks[0]?.[0] ?? month;
  const to = weeks.at(-1)?.[6] ?? month;
  const asked = useReadAvailabilityDaysQuery({ hotelId, from, to });
  const { currentData: data, error, isFetching, refetch } = asked;
  const days = new Map(data?.days.map((day) => [day.date, day]));
  const failure = error && !isFetching ? asFailure(error) : undefined;
  return {
    data,
    failure,
    readAgain: () => void refetch(),
    dayOf: (date: CalendarDate) => days.get(date),
  };
}

type HeadProps = {
  focused: CalendarDate;
  businessDate: CalendarDate;
  setFocused: (date: CalendarDate) => void;
};

function Head({ focused, businessDate, setFocused }: HeadProps) {
  const t = useText("frontoffice");
  return (
    <div className={classes.head}>
      <span className={classes.month} aria-live="polite">
        {formatMonth(focused)}
      </span>
      <Button
        aria-label={t("calendar.previous")}
        onClick={() => setFocused(addMonths(focused, -1))}
      >
        {t("calendar.back")}
      </Button>
      <Button onClick={() => setFocused(businessDate)}>{t("day.today")}</Button>
      <Button aria-label={t("calendar.next")} onClick={() => setFocused(addMonths(focused, 1))}>
        {t("calendar.forward")}
      </Button>
    </div>
  );
}

type DayProps = { day: AvailabilityDay | undefined; all: AvailabilityDays | undefined };

function DayLeft({ day, all }: DayProps) {
  const t = useText("frontoffice");
  const total = day?.total ?? null;
  return (
    <>
      {" "}
      <span
        className={classes.left}
        data-full={total === 0 || undefined}
        title={total === null ? undefined : typesOf(day, all)}
      >
        {leftOf(day, t)}
      </span>
    </>
  );
}

type Say = ReturnType<typeof useText<"frontoffice">>;

/** 'AV.nn', 'Complet', or '--' while it is not known. */
function leftOf(day: AvailabilityDay | undefined, t: Say): string {
  const total = day?.total ?? null;
  if (total === null) return "--";
  return total > 0 ? t("calendar.available", { rooms: total }) : t("calendar.complet");
}

/** What is said with the date: what the cell shows, as it shows it, and what it means. */
function describe(date: CalendarDate, day: AvailabilityDay | undefined, t: Say): string {
  const total = day?.total ?? null;
  if (total === null) return t("calendar.unknown-day");
  const shown = `${Number(date.slice(8))} ${leftOf(day, t)}`;
  return total > 0
    ? t("calendar.rooms-left", { shown, rooms: total })
    : t("calendar.full", { shown });
}

/** The focused day, by room type. */
function ByType({ date, day, all }: DayProps & { date: CalendarDate }) {
  const t = useText("frontoffice");
  return (
    <p className={classes.byType} aria-live="polite">
      <strong>{formatDate(date)}</strong>{" "}
      {day?.free ? <Types day={day} all={all} /> : t("calendar.unknown-day")}
    </p>
  );
}

/** In the order of reading, whatever script the types have their names in. */
function Types({ day, all }: DayProps) {
  return (all?.roomTypes ?? []).map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && " · "}
      <span className={classes.ofType}>
        <Name>{name}</Name> {day?.free?.[index] ?? 0}
      </span>
    </Fragment>
  ));
}

function typesOf(day: AvailabilityDay | undefined, all: AvailabilityDays | undefined): string {
  return (all?.roomTypes ?? [])
    .map(({ name }, index) => `${name} ${day?.free?.[index] ?? 0}`)
    .join(" · ");
}
