import {
  type CalendarDate,
  calendarDateIn,
  DEFAULT_TIME_ZONE,
} from "@funduq/shared-types/values/calendar-date";
import { useState } from "react";
import { useHotel } from "../../client/session-hooks.ts";
import { formatDateShort } from "../../format/dates.ts";
import { isWholeDate, parseDate } from "../../format/parse-date.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import { CalendarIcon } from "../../icons.ts";
import { IconButton } from "../button/button.tsx";
import { Field, type FieldProps } from "../field/field.tsx";
import { inputProps } from "../field/text-fields.tsx";
import { Popover } from "../overlay/popover.tsx";
import classes from "./date-field.module.css";
import { MonthCalendar } from "./month-calendar.tsx";

export type DateFieldProps = FieldProps & {
  value: CalendarDate | null;
  onChange: (date: CalendarDate | null) => void;
  min?: CalendarDate | undefined;
  max?: CalendarDate | undefined;
  /** Where the calendar opens while nothing is chosen; the hotel's business date unless given. */
  start?: CalendarDate | undefined;
  /** The other end of a range: the days up to it are marked in the calendar. */
  until?: CalendarDate | null | undefined;
  /** The day that `+3` is three days after; the hotel's business date unless given. */
  countsFrom?: CalendarDate | null | undefined;
  /** A typed day outside the bounds is handed on: the form says itself what is wrong with it. */
  takesAnyDay?: boolean | undefined;
};

/**
 * A day, typed (`10/4`, `1004`, `10.04.26`, `+3`) or picked from a calendar. What is typed counts once it is
 * whole, or when the field is left or Enter is pressed: on the way to `10/12` stands `10/1`.
 */
export function DateField({ value, onChange, onBlur, error, ...props }: DateFieldProps) {
  const t = useUiText();
  const start = useStart(props, value);
  const near = { start, countsFrom: useCountsFrom(props) };
  const [typed, setTyped] = useState<string>();
  const [judged, setJudged] = useState<string>();
  const [opened, setOpened] = useState(false);
  const isRead = typed === undefined || read(typed, near, props) !== undefined;
  const unreadable = !isRead && typed.trim() !== "" && typed === judged;
  const unusable = unreadable ? whyNot(dayOf(typed, near, props), props, t) : undefined;

  function take(date: CalendarDate) {
    setTyped(undefined);
    setOpened(false);
    onChange(date);
  }

  function judge(text: string | undefined) {
    if (text === undefined || text === judged) return;
    setJudged(text);
    onChange(read(text, near, props) ?? null);
  }

  return (
    <Field
      {...props}
      // To the form the field is empty: what it says of that would be beside the point.
      error={unusable ?? error}
    >
      {(control) => (
        <div className={classes.field}>
          <input
            {...inputProps(props, control)}
            data-unreadable={unreadable || undefined}
            type="text"
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            placeholder={t("date-pattern")}
            value={typed ?? (value ? formatDateShort(value) : "")}
            onChange={({ target: { value: text } }) => {
              setTyped(text);
              if (isWholeDate(text) || text.trim() === "") judge(text);
              else setJudged(undefined);
            }}
            onKeyDown={({ key }) => {
              if (key === "Enter") judge(typed);
            }}
            onBlur={() => {
              judge(typed);
              if (isRead || typed.trim() === "") setTyped(undefined);
              onBlur?.();
            }}
          />
          <Calendar
            {...props}
            value={value}
            opened={opened}
            setOpened={setOpened}
            take={take}
            start={start}
          />
        </div>
      )}
    </Field>
  );
}

type CalendarProps = Pick<
  DateFieldProps,
  "value" | "min" | "max" | "disabled" | "label" | "until"
> & {
  opened: boolean;
  setOpened: (opened: boolean) => void;
  take: (date: CalendarDate) => void;
  start: CalendarDate;
};

function Calendar(props: CalendarProps) {
  const { value, until, min, max, disabled, label, opened, setOpened, take, start } = props;
  const t = useUiText();
  const [focused, setFocused] = useState(start);
  const name = `${t("date.choose")}: ${label}`;
  return (
    <Popover
      label={name}
      opened={opened}
      onClose={() => setOpened(false)}
      align="end"
      trigger={
        <IconButton
          icon={CalendarIcon}
          label={name}
          disabled={disabled}
          onClick={() => {
            setFocused(start);
            setOpened(!opened);
          }}
        />
      }
    >
      <div className={classes.calendar}>
        <MonthCalendar
          focused={focused}
          onFocusedChange={setFocused}
          onPick={take}
          isSelected={(date) => date === value || date === until}
          isBetween={(date) => isBetween(date, value, until)}
          min={min}
          max={max}
        />
      </div>
    </Popover>
  );
}

function isBetween(
  date: CalendarDate,
  one: CalendarDate | null,
  other: CalendarDate | null = null,
) {
  if (!one || !other) return false;
  return (one < date && date < other) || (other < date && date < one);
}

type Bounds = Pick<DateFieldProps, "min" | "max" | "takesAnyDay">;

type Near = { start: CalendarDate; countsFrom: CalendarDate };

function dayOf(typed: string, { start, countsFrom }: Near, { max }: Bounds) {
  return parseDate(typed, start, { last: max, countsFrom });
}

function read(typed: string, near: Near, bounds: Bounds): CalendarDate | undefined {
  const { min, max, takesAnyDay } = bounds;
  const date = dayOf(typed, near, bounds);
  if (takesAnyDay) return date;
  if (!date || (min && date < min) || (max && date > max)) return undefined;
  return date;
}

/** What is wrong with what was typed: it is no day, or none that can be taken. */
function whyNot(
  date: CalendarDate | undefined,
  { min, max }: Bounds,
  t: ReturnType<typeof useUiText>,
): string {
  if (date && min && date < min) return t("field.date-early", { date: formatDateShort(min) });
  if (date && max && date > max) return t("field.date-late", { date: formatDateShort(max) });
  return t("field.date");
}

function useStart(
  { start, min }: Pick<DateFieldProps, "start" | "min">,
  value: CalendarDate | null,
) {
  const hotel = useHotel();
  return value ?? start ?? min ?? hotel?.businessDate ?? todayOfNoHotel();
}

function useCountsFrom({ countsFrom }: Pick<DateFieldProps, "countsFrom">): CalendarDate {
  const hotel = useHotel();
  return countsFrom ?? hotel?.businessDate ?? todayOfNoHotel();
}

/** Only where no hotel is selected: a calendar has to open somewhere. */
function todayOfNoHotel(): CalendarDate {
  return calendarDateIn(DEFAULT_TIME_ZONE, new Date());
}
