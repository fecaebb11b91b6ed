import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { describe, expect, it } from "vitest";
import { languages, locales } from "../i18n/languages.ts";
import { compareTexts } from "./compare-texts.ts";
import {
  formatDate,
  formatDateShort,
  formatDateTime,
  formatDay,
  formatMonth,
  formatTime,
  formatWeekday,
} from "./dates.ts";
import { formatList } from "./lists.ts";
import { formatMoney } from "./money.ts";
import { formatBasisPoints, formatNumber, formatShare } from "./numbers.ts";

const friday = calendarDate("2026-04-03");
const instant = "2026-04-03T13:05:00Z";
const algiers = "Africa/Algiers";

describe("X-05 each language writes as its country does", () => {
  it.each([
    ["en", "Fri, 3 Apr 2026", "3 Apr", "Friday", "April 2026", "3 Apr 2026, 14:05"],
    ["fr", "ven. 3 avr. 2026", "3 avr.", "vendredi", "avril 2026", "3 avr. 2026, 14:05"],
    ["ar", "الجمعة، 3 أفريل 2026", "3 أفريل", "الجمعة", "أفريل 2026", "3 أفريل 2026، 14:05"],
  ] as const)("days in %s", (language, date, day, weekday, month, dateTime) => {
    expect(formatDate(friday, language)).toBe(date);
    expect(formatDay(friday, language)).toBe(day);
    expect(formatWeekday(friday, "long", language)).toBe(weekday);
    expect(formatMonth(friday, language)).toBe(month);
    expect(formatDateTime(instant, algiers, language)).toBe(dateTime);
  });

  it.each([
    ["en", ["Amine", "Élise", "Eric", "Room 9", "Room 10", "أمين", "بلال"]],
    ["fr", ["Amine", "Élise", "Eric", "Room 9", "Room 10", "أمين", "بلال"]],
    ["ar", ["أمين", "بلال", "Amine", "Élise", "Eric", "Room 9", "Room 10"]],
  ] as const)("names in %s stand in its order", (language, order) => {
    const sorted = order.toReversed().sort((a, b) => compareTexts(a, b, language));
    expect(sorted).toEqual(order);
  });

  it("days and times in figures are one in every language", () => {
    expect(formatDateShort(friday)).toBe("03/04/2026");
    expect(formatTime(instant, algiers)).toBe("14:05");
  });

  it.each([
    ["en", "A", "A and B", "A, B and C", "A, B or C"],
    ["fr", "A", "A et B", "A, B et C", "A, B ou C"],
    ["ar", "A", "A وB", "A وB وC", "A أو B أو C"],
  ] as const)("lists in %s", (language, one, two, three, choice) => {
    expect(formatList(["A"], "and", language)).toBe(one);
    expect(formatList(["A", "B"], "and", language)).toBe(two);
    expect(formatList(["A", "B", "C"], "and", language)).toBe(three);
    expect(formatList(["A", "B", "C"], "or", language)).toBe(choice);
  });

  it.each([
    ["en", { 0: "other", 1: "one", 2: "other" }],
    ["fr", { 0: "one", 1: "one", 2: "other" }],
    [
      "ar",
      { 0: "zero", 1: "one", 2: "two", 3: "few", 10: "few", 11: "many", 99: "many", 100: "other" },
    ],
  ] as const)("counts in %s", (language, forms) => {
    const rules = new Intl.PluralRules(locales[language]);
    for (const [count, form] of Object.entries(forms)) {
      expect(rules.select(Number(count))).toBe(form);
    }
  });
});

describe("X-01 figures are the same in the three languages", () => {
  it("amounts, counts and shares", () => {
    expect(formatMoney(123_456)).toBe("1.234,56\u00a0DA");
    expect(formatNumber(12_345)).toBe("12.345");
    expect(formatBasisPoints(900)).toBe("9\u00a0%");
    expect(formatShare(0.725)).toBe("72,5\u00a0%");
    expect(formatShare(0.56)).toBe("56,0\u00a0%");
  });

  it.each(languages)("%s writes no digit but 0 to 9", (language) => {
    const texts = [formatDate(friday, language), formatDateTime(instant, algiers, language)];
    expect(texts.join("")).not.toMatch(/[٠-٩۰-۹]/u);
    expect(texts.every((text) => /[0-9]/u.test(text))).toBe(true);
  });
});
