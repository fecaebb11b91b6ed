import { addDays, calendarDateSchema } from "@funduq/shared-types/values/calendar-date";
import {
  DateField,
  type DateRange,
  DateRangeField,
  MonthCalendar,
  NightsField,
  TimeField,
} from "@funduq/shared-ui/dates";
import { useState } from "react";
import { useSample } from "../samples.ts";
import { type Section, Shot, Shots } from "../section.tsx";

const today = calendarDateSchema.parse("2026-04-10");

export const dates: Section = {
  id: "dates",
  title: "Dates",
  shows: ["DateField", "DateRangeField", "MonthCalendar", "NightsField", "TimeField"],
  when: [
    "Import from @funduq/shared-ui/dates: a chunk of its own, loaded where a date is asked for.",
    "Values are CalendarDate strings; the week begins where the hotel's does.",
    "A stay is a DateRangeField: two days that keep their order.",
    "MonthCalendar alone where the month is the screen: closures, prices by day.",
  ],
  example: `<DateField label={t("arrival")} min={businessDate} {...form.field("arrival")} />`,
  View: () => {
    const s = useSample();
    const [day, setDay] = useState<typeof today | null>(today);
    const [range, setRange] = useState<DateRange>({ from: today, to: addDays(today, 4) });
    const [time, setTime] = useState<string | null>("14:05");
    const [focused, setFocused] = useState(today);
    return (
      <Shots>
        <Shot name="day">
          <DateField label={s("arrival")} value={day} onChange={setDay} />
        </Shot>
        <Shot name="day: error">
          <DateField label={s("arrival")} value={day} onChange={setDay} error={s("full-note")} />
        </Shot>
        <Shot name="time">
          <TimeField label={s("check-in")} value={time} onChange={setTime} />
        </Shot>
        <Shot name="range">
          <DateRangeField label={s("stay")} value={range} onChange={setRange} />
        </Shot>
        <Shot name="nights of the range">
          <NightsField
            from={range.from}
            to={range.to}
            onChange={(to) => setRange({ from: range.from, to })}
          />
        </Shot>
        <Shot name="month: four days chosen, one full">
          <MonthCalendar
            focused={focused}
            onFocusedChange={setFocused}
            onPick={setFocused}
            isSelected={(date) => date >= today && date < addDays(today, 4)}
            isDisabled={(date) => date === addDays(today, 6)}
          />
        </Shot>
      </Shots>
    );
  },
};
