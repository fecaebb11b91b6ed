import { describe, expect, it } from "vitest";
import { type PoliceField, policeFieldSchema } from "../contracts/police.ts";
import { calendarDate } from "../values/calendar-date.ts";
import {
  formState,
  occupantVerdict,
  policeFieldsOf,
  policeGaps,
  sendVerdict,
  undoSentVerdict,
} from "./police.ts";

const today = calendarDate("2026-11-21");
const complete = {
  arrivesOn: today,
  nationality: "Algérienne",
  birthDate: calendarDate("1980-02-29"),
  birthPlace: "Tlemcen",
  idType: "Passport",
  idNumber: "123456789",
  idDeliveryDate: calendarDate("2020-01-01"),
  idDeliveryPlace: "Alger",
  address: "12, rue Didouche Mourad",
  profession: "Médecin",
};
const nothing = Object.fromEntries(
  policeFieldSchema.options.map((field) => [field, null]),
) as Record<PoliceField, null>;

describe("what is missing on a form", () => {
  it("POL-01 names every field that is empty, in the order of the form", () => {
    expect(policeGaps(complete)).toEqual([]);
    expect(policeGaps({ ...nothing, arrivesOn: today })).toEqual([...policeFieldSchema.options]);
    expect(policeGaps({ ...complete, idNumber: " ", birthPlace: null })).toEqual([
      "birthPlace",
      "idNumber",
    ]);
  });

  it("asks a child for neither papers nor a profession, until the eighteenth birthday", () => {
    const child = { ...nothing, arrivesOn: today, nationality: "Algérienne", address: "Alger" };
    const born = (birthDate: string) =>
      policeGaps({ ...child, birthPlace: "Alger", birthDate: calendarDate(birthDate) });
    expect(born("2008-11-22")).toEqual([]);
    expect(born("2008-11-21")).toContain("idNumber");
    const asked = (birthDate: string | null) =>
      policeFieldsOf({ arrivesOn: today, birthDate: birthDate ? calendarDate(birthDate) : null });
    expect(asked("2008-11-22")).toEqual(["nationality", "birthDate", "birthPlace", "address"]);
    expect(asked("2008-11-21")).toEqual(policeFieldSchema.options);
    expect(asked(null)).toEqual(policeFieldSchema.options);
  });

  it("whoever was born on 29 February comes of age on 1 March, in a year without that day", () => {
    const birthDate = calendarDate("2008-02-29");
    const asked = (arrivesOn: string) =>
      policeFieldsOf({ birthDate, arrivesOn: calendarDate(arrivesOn) });
    expect(asked("2026-02-28")).not.toContain("idNumber");
    expect(asked("2026-03-01")).toEqual(policeFieldSchema.options);
  });
});

describe("when a form is due", () => {
  it("POL-01 on the day of arrival; then it is late; before it is expected", () => {
    const state = (status: "Checked-in" | "Checked-out" | "Confirmed", arrivesOn: string) =>
      formState({ status, arrivesOn: calendarDate(arrivesOn) }, today);
    expect(state("Checked-in", "2026-11-21")).toBe("due");
    expect(state("Checked-in", "2026-11-20")).toBe("late");
    expect(state("Checked-out", "2026-11-20")).toBe("late");
    expect(state("Confirmed", "2026-11-21")).toBe("expected");
  });

  it("POL-03 of nobody who has not come", () => {
    expect(sendVerdict({ status: "Checked-in" }, "Ali")).toEqual({ allowed: true });
    for (const status of ["Reserved", "Confirmed", "Cancelled", "no-show"] as const)
      expect(sendVerdict({ status }, "Ali")).toMatchObject({ code: "police.not-arrived" });
  });
});

it("POL-03 a mark is taken back on its own business date alone", () => {
  const sentAt = "2026-11-21T10:00:00Z";
  expect(undoSentVerdict({ sentAt, sentOn: today }, today)).toEqual({ allowed: true });
  expect(undoSentVerdict({ sentAt: null, sentOn: null }, today)).toMatchObject({
    code: "police.not-sent",
  });
  for (const sentOn of [calendarDate("2026-11-20"), null])
    expect(undoSentVerdict({ sentAt, sentOn }, today)).toMatchObject({
      code: "police.undo-too-late",
    });
});

it("POL-02 as many are named as there are occupants, of a stay that is one", () => {
  const party = { status: "Checked-in", adults: 2, children: 1 } as const;
  expect(occupantVerdict({ ...party, named: 2 })).toEqual({ allowed: true });
  expect(occupantVerdict({ ...party, named: 3 })).toMatchObject({ code: "police.everybody-named" });
  expect(occupantVerdict({ ...party, status: "Cancelled", named: 1 })).toMatchObject({
    code: "booking.ended",
  });
});
