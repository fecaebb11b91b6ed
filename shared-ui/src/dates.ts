/// <reference path="./ambient.d.ts" />
/** Days and months: apart, because not every screen asks for a date. */
export { DateField } from "./components/dates/date-field.tsx";
export { type DateRange, DateRangeField } from "./components/dates/date-range-field.tsx";
export { addMonths, weeksOf } from "./components/dates/month.ts";
export { MonthCalendar } from "./components/dates/month-calendar.tsx";
export { NightsField } from "./components/dates/nights-field.tsx";
export { TimeField } from "./components/dates/time-field.tsx";
