import type { Guest } from "@funduq/shared-types/contracts/guest";
import { expect, test } from "vitest";
import { changedProfile, draftOf, identityContract, withTheirs } from "./identity-draft.ts";

const nothing = {
  nameOtherScript: "زهرة",
  phone: "0555",
  email: null,
  nationality: null,
  idType: null,
  idNumber: null,
  idDeliveryDate: null,
  idExpireDate: "2031-01-01",
  idDeliveryPlace: null,
  birthDate: null,
  birthPlace: null,
  address: null,
  profession: null,
};
const guest = {
  id: "g",
  fullName: "Zahra",
  ...nothing,
  merges: [],
  version: 3,
} as unknown as Guest;

test("POL-01 what is left empty is not known; what the form does not show stays as it was", () => {
  const draft = { ...draftOf(guest), birthPlace: " Tlemcen ", idType: "Passport", address: "  " };
  const parsed = identityContract.safeParse(draft);
  expect(parsed.data).toMatchObject({ birthPlace: "Tlemcen", idType: "Passport", address: null });
  if (!parsed.success) throw parsed.error;
  expect(changedProfile(guest, parsed.data)).toEqual({
    fullName: "Zahra",
    ...nothing,
    birthPlace: "Tlemcen",
    idType: "Passport",
  });
});

test("a name can't be emptied", () => {
  const parsed = identityContract.safeParse({ ...draftOf(guest), fullName: " " });
  expect(parsed.error?.issues[0]?.path).toEqual(["fullName"]);
});

test("X-02 after somebody else saved, what was typed stays and the rest is theirs", () => {
  const before = draftOf(guest);
  const typed = { ...before, birthPlace: "Oran" };
  const now = draftOf({ ...guest, address: "Alger", birthPlace: "Tlemcen" });
  expect(withTheirs(typed, before, now)).toMatchObject({ birthPlace: "Oran", address: "Alger" });
});
