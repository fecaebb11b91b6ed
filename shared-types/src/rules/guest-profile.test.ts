import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { profileFaults } from "./guest-profile.ts";

const today = calendarDate("2026-11-22");
const right = {
  birthDate: calendarDate("1990-02-28"),
  idDeliveryDate: calendarDate("2020-06-01"),
  idExpireDate: calendarDate("2030-06-01"),
};

test("GST-02 dates that fit together are taken, as are those that are not known", () => {
  expect(profileFaults(right, today)).toEqual({});
  const none = { birthDate: null, idDeliveryDate: null, idExpireDate: null };
  expect(profileFaults(none, today)).toEqual({});
  // A child's document, made out on the day of the birth.
  expect(profileFaults({ ...right, idDeliveryDate: right.birthDate }, today)).toEqual({});
});

test.each([
  [
    { birthDate: "2026-11-23" },
    { birthDate: "born-later", idDeliveryDate: "delivered-before-birth" },
  ],
  [{ idDeliveryDate: "2026-11-23" }, { idDeliveryDate: "delivered-later" }],
  [{ idDeliveryDate: "1990-02-27" }, { idDeliveryDate: "delivered-before-birth" }],
  [{ idExpireDate: "2020-06-01" }, { idExpireDate: "expires-before-delivery" }],
])("GST-02 dates that can't be true are named at their field: %o", (wrong, faults) => {
  expect(profileFaults({ ...right, ...(wrong as Partial<typeof right>) }, today)).toEqual(faults);
});
