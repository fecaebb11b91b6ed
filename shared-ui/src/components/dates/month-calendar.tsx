import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { useHotel } from "../../client/session-hooks.ts";
import { formatDate, formatMonth, formatWeekday } from "../../format/dates.ts";
import { useLanguage } from "../../i18n/switch-language.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import { BackIcon, ForwardIcon } from "../../icons.ts";
import { IconButton } from "../button/button.tsx";
import { addMonths, startOfWeek, weeksOf } from "./month.ts";
import classes from "./month-calendar.module.css";

export type MonthCalendarProps = {
  /** The focused day; its month is shown. */
  focused: CalendarDate;
  onFocusedChange: (date: CalendarDate) => void;
  onPick: (date: CalendarDate) => void;
  /** Marks a day as chosen: one day, or the first and the last of a range. */
  isSelected?: (date: CalendarDate) => boolean;
  /** Marks the days between the first and the last of a range. */
  isBetween?: (date: CalendarDate) => boolean;
  isDisabled?: (date: CalendarDate) => boolean;
  min?: CalendarDate | undefined;
  max?: CalendarDate | undefined;
  /** 0 = Sunday; the selected hotel's own unless given. */
  weekStart?: number | undefined;
  /** The content of a day's cell below its number: dots, a price. */
  renderDay?: (date: CalendarDate) => ReactNode;
  /** Said with the day's date: 'Full'. */
  describeDay?: (date: CalendarDate) => string | undefined;
  /** In place of the month's name between its two arrows. */
  head?: ReactNode;
};

/**
 * A month of days, as the date picker of the ARIA practices: arrows go by day and week, Home and
 * End to the ends of the week, PageUp and PageDown by month, with Shift by year, Enter picks. The
 * week begins where the hotel's does.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const { focused, onFocusedChange } = props;
  const hotel = useHotel();
  const weekStart = props.weekStart ?? hotel?.weekStart ?? 0;
  const language = useLanguage();
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  const weeks = weeksOf(focused, weekStart);

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const target = targetOf(event, focused, weekStart);
    if (!target) return;
    event.preventDefault();
    moved.current = true;
    onFocusedChange(clamp(target, props));
  }

  // At once, so that no key of a held-down arrow falls beside the calendar.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focused day
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }, [focused]);

  return (
    <div className={classes.calendar}>
      {props.head ?? <MonthHead {...props} />}
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid of a table's shape
        role="grid"
        aria-label={formatMonth(focused, language)}
        className={classes.grid}
        onKeyDown={handleKey}
      >
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col" abbr={formatWeekday(date, "long", language)}>
                {formatWeekday(date, language === "ar" ? "narrow" : "short", language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <Day key={date} date={date} calendar={props} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The month's name between the ways to the one before and the one after. */
function MonthHead(props: MonthCalendarProps) {
  const { focused, onFocusedChange } = props;
  const language = useLanguage();
  const t = useUiText();
  return (
    <div className={classes.head}>
      <IconButton
        icon={BackIcon}
        label={t("date.previous-month")}
        onClick={() => onFocusedChange(clamp(addMonths(focused, -1), props))}
      />
      <span className={classes.month} aria-live="polite">
        {formatMonth(focused, language)}
      </span>
      <IconButton
        icon={ForwardIcon}
        label={t("date.next-month")}
        onClick={() => onFocusedChange(clamp(addMonths(focused, 1), props))}
      />
    </div>
  );
}

type DayProps = { date: CalendarDate; calendar: MonthCalendarProps };

function Day({ date, calendar }: DayProps) {
  const { focused, onPick, isSelected, isBetween, renderDay, describeDay } = calendar;
  const language = useLanguage();
  const disabled = date !== clamp(date, calendar) || calendar.isDisabled?.(date) === true;
  const t = useUiText();
  const remark = describeDay?.(date);
  const day = formatDate(date, language);
  const selected = isSelected?.(date) ?? false;
  const businessDate = useHotel()?.businessDate;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid of a table's shape
      role="gridcell"
      className={classes.cell}
      aria-selected={selected}
      data-between={isBetween?.(date) || undefined}
    >
      <button
        type="button"
        tabIndex={date === focused ? 0 : -1}
        aria-label={remark ? t("date.day-remark", { date: day, remark }) : day}
        aria-current={date === businessDate ? "date" : undefined}
        data-selected={selected || undefined}
        aria-disabled={disabled || undefined}
        data-outside={date.slice(0, 7) !== focused.slice(0, 7) || undefined}
        className={classes.day}
        onClick={() => {
          if (!disabled) onPick(date);
        }}
      >
        <span>{Number(date.slice(8))}</span>
        {renderDay?.(date)}
      </button>
    </td>
  );
}

function targetOf(
  event: KeyboardEvent<HTMLElement>,
  at: CalendarDate,
  weekStart: number,
): CalendarDate | undefined {
  const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
  const week = startOfWeek(at, weekStart);
  const targets: Record<string, CalendarDate | undefined> = {
    ArrowRight: addDays(at, forward),
    ArrowLeft: addDays(at, -forward),
    ArrowDown: addDays(at, 7),
    ArrowUp: addDays(at, -7),
    Home: week,
    End: addDays(week, 6),
    PageUp: addMonths(at, event.shiftKey ? -12 : -1),
    PageDown: addMonths(at, event.shiftKey ? 12 : 1),
  };
  return targets[event.key];
}

function clamp(
  date: CalendarDate,
  { min, max }: Pick<MonthCalendarProps, "min" | "max">,
): CalendarDate {
  if (min && date < min) return min;
  return max && date > max ? max : date;
}
