import { describe, expect, it } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { earliestPaymentDate, paymentDateVerdict } from "./payment-date.ts";

const verdictOf = (paymentDate: string, businessDate = "2026-11-21") =>
  paymentDateVerdict(calendarDate(paymentDate), calendarDate(businessDate));

describe("INV-09 the date of a payment", () => {
  it.each(["2026-11-21", "2026-01-01", "2025-12-31", "2025-01-01"])("can be %s", (date) => {
    expect(verdictOf(date)).toEqual({ allowed: true });
  });

  it("is of this accounting year or the one before", () => {
    for (const date of ["1900-01-01", "2024-12-31"])
      expect(verdictOf(date)).toMatchObject({
        code: "payment.date-too-old",
        params: [{ earliestDate: "2025-01-01" }],
      });
    expect(verdictOf("2025-01-01", "2027-01-01")).toMatchObject({ code: "payment.date-too-old" });
  });

  it("is not after the business date", () => {
    expect(verdictOf("2026-11-22")).toMatchObject({
      code: "payment.date-to-come",
      params: [{ businessDate: "2026-11-21" }],
    });
  });

  it("is a day of the calendar, also in its first year", () => {
    expect(earliestPaymentDate(calendarDate("1900-03-01"))).toBe("1900-01-01");
  });
});
