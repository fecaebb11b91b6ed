/// <reference path="./ambient.d.ts" />
/** Days and months: apart, because not every screen asks for a date. */
export { DateField } from "./components/dates/date-field.tsx";
export { type DateRange, DateRangeField } from "./components/dates/date-range-field.tsx";
export {
  addMonths,
  firstOfMonth,
  startOfWeek,
  weekdayOf,
  weeksOf,
} from "./components/dates/month.ts";
export { MonthCalendar, type MonthCalendarProps } from "./components/dates/month-calendar.tsx";
export { parseTime, TimeField } from "./components/dates/time-field.tsx";
export { parseDate } from "./format/parse-date.ts";
