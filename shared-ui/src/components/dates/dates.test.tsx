import { type CalendarDate, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { parseDate } from "../../format/parse-date.ts";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { DateField } from "./date-field.tsx";
import { type DateRange, DateRangeField } from "./date-range-field.tsx";
import { addMonths, weekdayOf, weeksOf } from "./month.ts";

const near = calendarDate("2026-04-10");

describe("typed days", () => {
  it.each([
    ["10/4/2026", "2026-04-10"],
    ["10.04.26", "2026-04-10"],
    ["10-04-2026", "2026-04-10"],
    ["2026-04-10", "2026-04-10"],
    ["251126", "2026-11-25"],
    ["25112026", "2026-11-25"],
    ["٢٥١١٢٦", "2026-11-25"],
    ["12/5", "2026-05-12"],
    ["1/9", "2026-09-01"],
    ["5/1", "2026-01-05"],
    ["١٠/٤/٢٠٢٦", "2026-04-10"],
  ])("reads %s", (typed, date) => {
    expect(parseDate(typed, near)).toBe(date);
  });

  it("takes the coming January in December", () => {
    expect(parseDate("5/1", calendarDate("2026-12-20"))).toBe("2027-01-05");
  });

  it.each(["31/4/2026", "29/2/2026", "10", "abc", "2026-13-01", "1/1/99999", "311126", "1126"])(
    "refuses %s",
    (typed) => {
      expect(parseDate(typed, near)).toBeUndefined();
    },
  );
});

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
  expect(screen.getByRole("alert").textContent).toBe("Please enter a valid date.");
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
