import { describe, expect, it } from "vitest";
import { liveTags, type Tag } from "../contracts/live.ts";
import { type HotelRole, hotelRoleSchema, type Section, sectionSchema } from "../contracts/user.ts";
import { mayReceiveEntityId } from "./live-changes.ts";

const everywhere: readonly Tag[] = ["Hotel", "Modules", "Session"];
const atTheDesk: readonly Tag[] = [
  ...everywhere,
  ...(["Room", "Booking", "Folio", "Guest", "Company", "Rate", "Availability"] as const),
  ...(["Restaurant", "Bill"] as const),
];
const inTheRestaurant: readonly Tag[] = [...everywhere, "Restaurant", "Bill"];

const ofRole: Record<HotelRole, readonly Tag[]> = {
  "hotel-admin": liveTags,
  manager: liveTags,
  commercial: [...everywhere, "Company"],
  "front-office": atTheDesk,
  housekeeping: [...everywhere, "Room"],
  "pos-manager": inTheRestaurant,
  employee: [],
};
const ofSection: Record<Section, readonly Tag[]> = {
  front_office: atTheDesk,
  housekeeping: [...everywhere, "Room"],
  pos: inTheRestaurant,
  extra: everywhere,
  night_audit: everywhere,
};

const heard = (role: HotelRole, sections: Section[] = []) =>
  liveTags
    .filter((tag) => mayReceiveEntityId({ isSuperAdmin: false, role, sections }, [tag]))
    .sort();

describe("FO-04 AUTH-16 whoever hears a change is told what it was about by their rights", () => {
  it.each(hotelRoleSchema.options)("%s", (role) => {
    expect(heard(role)).toEqual([...ofRole[role]].sort());
  });

  it.each(sectionSchema.options)("employee with %s", (section) => {
    expect(heard("employee", [section])).toEqual([...ofSection[section]].sort());
  });

  it("a super admin, of everything", () => {
    expect(liveTags.filter((tag) => !mayReceiveEntityId({ isSuperAdmin: true }, [tag]))).toEqual(
      [],
    );
  });

  it("only where all that a change touches may be read, and something is said of it", () => {
    const housekeeping = { isSuperAdmin: false, role: "housekeeping", sections: [] } as const;
    expect(mayReceiveEntityId(housekeeping, ["Room", "Hotel"])).toBe(true);
    expect(mayReceiveEntityId(housekeeping, ["Room", "Booking"])).toBe(false);
    expect(mayReceiveEntityId(housekeeping, [])).toBe(false);
  });
});
