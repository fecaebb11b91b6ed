import { type CalendarDate, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { DateField } from "./date-field.tsx";
import { type DateRange, DateRangeField } from "./date-range-field.tsx";
import { addMonths, weekdayOf, weeksOf } from "./month.ts";
import { MonthCalendar } from "./month-calendar.tsx";
import { parseTime, TimeField } from "./time-field.tsx";

const near = calendarDate("2026-04-10");

describe("months", () => {
  it("know their days of the week", () => {
    expect(weekdayOf(calendarDate("2026-04-10"))).toBe(5);
    expect(weekdayOf(calendarDate("1969-12-31"))).toBe(3);
  });

  it("begin their weeks on the hotel's day", () => {
    expect(weeksOf(near, 0)[0]?.[0]).toBe("2026-03-29");
    expect(weeksOf(near, 6)[0]?.[0]).toBe("2026-03-28");
    expect(weeksOf(calendarDate("2026-02-10"), 0)).toHaveLength(4);
  });

  it("keep the day, or the last one of a shorter month", () => {
    expect(addMonths(calendarDate("2026-01-31"), 1)).toBe("2026-02-28");
    expect(addMonths(calendarDate("2026-12-15"), 1)).toBe("2027-01-15");
    expect(addMonths(calendarDate("2026-03-31"), -1)).toBe("2026-02-28");
  });
});

function Arrival({ min }: { min?: CalendarDate }) {
  const [date, setDate] = useState<CalendarDate | null>(null);
  return (
    <>
      <DateField label="Arrival" value={date} onChange={setDate} min={min} />
      <p>Chosen: {date ?? "none"}</p>
    </>
  );
}

function Stay() {
  const [stay, setStay] = useState<DateRange>({
    from: calendarDate("2026-04-10"),
    to: calendarDate("2026-04-12"),
  });
  return (
    <>
      <DateRangeField label="Stay" value={stay} onChange={setStay} />
      <p>
        {stay.from} → {stay.to}
      </p>
    </>
  );
}

it("X-06 picks a day by keyboard, from the business date on", async () => {
  const { user } = await renderWithStore(<Arrival />);

  await user.click(screen.getByRole("button", { name: "Choose a date: Arrival" }));
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Fri, 10 Apr 2026");
  await user.keyboard("{ArrowDown}");
  await expect.poll(() => document.activeElement?.textContent).toBe("17");
  await user.keyboard("{Enter}");

  expect(screen.getByText("Chosen: 2026-04-17")).toBeTruthy();
  expect(screen.getByLabelText("Arrival")).toHaveProperty("value", "17/04/2026");
});

it("refuses a typed day before the first one that is open", async () => {
  const { user } = await renderWithStore(<Arrival min={calendarDate("2026-04-10")} />);

  await user.type(screen.getByLabelText("Arrival"), "9/4/2026");

  expect(screen.getByText("Chosen: none")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe("The earliest day is 10/04/2026.");
});

it("hands any typed day on where the form judges it; what is no day is said before all else", async () => {
  const days: (CalendarDate | null)[] = [];
  const { user } = await renderWithStore(
    <DateField
      label="Arrival"
      value={null}
      onChange={(day) => days.push(day)}
      min={near}
      takesAnyDay
      error="Not on that day."
    />,
  );
  const field = screen.getByLabelText("Arrival");

  await user.type(field, "9/4/2026");
  expect(days).toEqual(["2026-04-09"]);
  expect(screen.getByRole("alert").textContent).toBe("Not on that day.");
  await user.clear(field);
  await user.type(field, "31/2/2027");
  expect(days.at(-1)).toBeNull();
  expect(screen.getByRole("alert").textContent).toBe("Please enter a valid date.");
});

it("GST-02 takes a year of two digits for the last one that the day can be in", async () => {
  const days: (CalendarDate | null)[] = [];
  const { user } = await renderWithStore(
    <DateField label="Birth" value={null} onChange={(day) => days.push(day)} max={near} />,
  );
  await user.type(screen.getByLabelText("Birth"), "3/5/85{Enter}");
  expect(days).toEqual(["1985-05-03"]);
});

it("waits for a day that is still being typed", async () => {
  const { user } = await renderWithStore(<Stay />);

  await user.clear(screen.getByLabelText("From"));
  await user.type(screen.getByLabelText("From"), "11/10");
  expect(screen.queryByText(/2026-10-11|2026-01-11|2027-01-11/)).toBeNull();
  await user.clear(screen.getByLabelText("From"));
  await user.type(screen.getByLabelText("From"), "11/4{Enter}");
  expect(screen.getByText("2026-04-11 → 2026-04-12")).toBeTruthy();

  await user.clear(screen.getByLabelText("From"));
  await user.type(screen.getByLabelText("From"), "9/4");
  await user.tab();
  expect(screen.getByText("2026-04-09 → 2026-04-12")).toBeTruthy();
  expect(screen.getByLabelText("From")).toHaveProperty("value", "09/04/2026");
});

it("takes the check-out along when the check-in moves past it", async () => {
  const { user } = await renderWithStore(<Stay />);

  await user.clear(screen.getByLabelText("From"));
  await user.type(screen.getByLabelText("From"), "15/4/2026");

  expect(screen.getByText("2026-04-15 → 2026-04-16")).toBeTruthy();
});

it("BK-01 says the nights of a stay, takes them as they are typed, and shows the other day in the calendar", async () => {
  const { user } = await renderWithStore(<Stay />);
  const nights = screen.getByRole<HTMLInputElement>("spinbutton", { name: "Nights" });
  expect(nights.value).toBe("2");

  await user.click(screen.getByRole("button", { name: "Choose a date: To" }));
  const selected = screen.getAllByRole("gridcell", { selected: true });
  expect(selected.map(({ textContent }) => textContent)).toEqual(["10", "12"]);
  await user.keyboard("{ArrowRight}");
  await expect.poll(() => document.activeElement?.textContent).toBe("13");
  await user.keyboard("{Enter}");
  expect(nights.value).toBe("3");
  await user.clear(nights);
  await user.type(nights, "14");
  expect(screen.getByText("2026-04-10 → 2026-04-24")).toBeTruthy();
  await user.keyboard("{ArrowDown}");
  expect(screen.getByText("2026-04-10 → 2026-04-23")).toBeTruthy();
});

it("BK-01 counts days from the check-in, or from the business date", async () => {
  const { user } = await renderWithStore(<Stay />);
  await user.clear(screen.getByLabelText("From"));
  await user.type(screen.getByLabelText("From"), "1504{Enter}");
  await user.clear(screen.getByLabelText("To"));
  await user.type(screen.getByLabelText("To"), "+10{Enter}");
  expect(screen.getByText("2026-04-15 → 2026-04-25")).toBeTruthy();
});

function Month({ weekStart }: { weekStart?: number }) {
  const [focused, setFocused] = useState(near);
  return (
    <MonthCalendar
      focused={focused}
      onFocusedChange={setFocused}
      onPick={() => {}}
      weekStart={weekStart}
    />
  );
}

const focusedDay = () => document.activeElement?.getAttribute("aria-label");

it("X-06 a calendar goes by day, week, month and year", async () => {
  const { user } = await renderWithStore(<Month />);
  screen.getByRole("button", { name: "Fri, 10 Apr 2026" }).focus();
  const press = async (keys: string, day: string) => {
    await user.keyboard(keys);
    await expect.poll(focusedDay).toBe(day);
  };
  await press("{ArrowRight}", "Sat, 11 Apr 2026");
  await press("{Home}", "Sun, 5 Apr 2026");
  await press("{End}", "Sat, 11 Apr 2026");
  await press("{PageDown}", "Mon, 11 May 2026");
  await press("{PageUp}{PageUp}", "Wed, 11 Mar 2026");
  await press("{Shift>}{PageDown}{/Shift}", "Thu, 11 Mar 2027");
  expect(screen.getByRole("grid", { name: "March 2027" })).toBeTruthy();
});

it("X-05 in Arabic the week begins where the hotel says and the left arrow goes forward", async () => {
  const { user } = await renderWithStore(
    <div style={{ direction: "rtl" }}>
      <Month weekStart={6} />
    </div>,
    { language: "ar" },
  );
  expect(screen.getAllByRole("columnheader")[0]?.getAttribute("abbr")).toBe("السبت");
  screen.getByRole("button", { current: "date" }).focus();
  await user.keyboard("{ArrowLeft}");
  await expect.poll(() => document.activeElement?.textContent).toBe("11");
});

it.each([
  ["14:05", "14:05"],
  ["1405", "14:05"],
  ["905", "09:05"],
  ["14h05", "14:05"],
  ["9", "09:00"],
  ["9h", "09:00"],
  ["١٤:٠٥", "14:05"],
  ["24:00", undefined],
  ["12:60", undefined],
  ["noon", undefined],
])("reads the time %s", (typed, time) => {
  expect(parseTime(typed)).toBe(time);
});

function Wake() {
  const [time, setTime] = useState<string | null>(null);
  return <TimeField label="Wake-up call" value={time} onChange={setTime} />;
}

it("shows a time as a clock does, and keeps what is none", async () => {
  const { user } = await renderWithStore(<Wake />);
  const field = screen.getByLabelText("Wake-up call");
  await user.type(field, "630");
  await user.tab();
  expect(field).toHaveProperty("value", "06:30");

  await user.clear(field);
  await user.type(field, "25:00");
  await user.tab();
  expect(screen.getByRole("alert").textContent).toBe("Please enter a time such as 14:05.");
});

it("X-02 a dialog is not sent while a day in it can't be read: it would be saved as none", async () => {
  const sent = vi.fn();
  const { user } = await renderWithStore(
    <Dialog opened title="Guest" onClose={() => {}} onSubmit={sent} footer={<Save />}>
      <DateField label="Born" value={near} onChange={() => {}} max={near} />
    </Dialog>,
  );
  const field = screen.getByLabelText("Born");
  for (const [day, why] of [
    ["31/02/1981", "Please enter a valid date."],
    ["12/03/2099", "The latest day is 10/04/2026."],
  ] as const) {
    await user.clear(field);
    await user.type(field, day);
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByText(why)).toBeTruthy();
    await user.type(field, "{Enter}");
    expect(document.activeElement).toBe(field);
  }
  expect(sent).not.toHaveBeenCalled();

  await user.clear(field);
  await user.type(field, "12/03/1981{Enter}");
  expect(sent).toHaveBeenCalledOnce();
});

const Save = () => <Button type="submit">Save</Button>;
