import { nameSearch } from "@funduq/shared-types/rules/name-search";
import type { CompanyPlan, HotelPlan, RoomTypePlan } from "./hotel-plans.ts";
import { planChart } from "./plan-chart.ts";
import { inCentimes, type SeedContext } from "./seed-context.ts";

export type House = { rooms: HouseRoom[]; types: HouseType[]; companies: HouseCompany[] };
export type HouseRoom = { id: string; number: string; type: HouseType };
export type HouseType = { id: string; plan: RoomTypePlan };
export type HouseCompany = { id: string; plan: CompanyPlan };

export const TVA_BP = 900;
export const STAY_TAX_CENTIMES = 50_000;

/** The room types along a floor, in order; repeated for longer floors. */
const floorPattern = [
  "Double",
  "Double",
  "Twin",
  "Single",
  "Triple",
  "Double",
  "Twin",
  "Double",
  "Suite",
  "Single",
  "Double",
  "Twin",
];

/** Adds the hotel, its floors, room types, rooms, rates and companies. */
export function planHouse(context: SeedContext, plan: HotelPlan): House {
  planHotel(context, plan);
  planChart(context);
  const types = plan.roomTypes.map((type) => planType(context, type));
  const rooms = plan.floors.flatMap((floor, position) =>
    planFloor(context, { ...floor, position }, types),
  );
  const companies = plan.companies.map((company) => planCompany(context, company));
  return { rooms, types, companies };
}

function planHotel({ rows, businessDate, dateOf, momentOf }: SeedContext, plan: HotelPlan): void {
  rows.add("hotels", {
    id: rows.hotelId,
    name: plan.name,
    star_rating: plan.stars,
    address: plan.address,
    city: plan.city,
    phone: plan.phone,
    business_date: businessDate,
    expires_at: momentOf(180, 22),
    high_balance_threshold_centimes: inCentimes(100_000),
    nif: "000016098765432",
    rc: "16/00-0987654B01",
    nis: "098716010203040",
    rib: "00400123456789012345",
    created_at: momentOf(-60, 9),
  });
  rows.add("tax_rates", {
    valid_from: dateOf(-60),
    tva_bp: TVA_BP,
    tds_bp: 200,
    stay_tax_centimes: STAY_TAX_CENTIMES,
  });
}

function planType({ rows, newId }: SeedContext, plan: RoomTypePlan): HouseType {
  const id = newId();
  rows.add("room_types", {
    id,
    name: plan.name,
    bed_configuration: plan.bedConfiguration,
    max_occupancy: plan.maxOccupancy,
    is_superior: plan.superior ?? false,
    is_king: plan.bed === "king",
    is_queen: plan.bed === "queen",
    base_rate_centimes: inCentimes(plan.ratesDinars[0] ?? 0),
  });
  for (const [index, dinars] of plan.ratesDinars.entries()) {
    rows.add("public_rates", {
      room_type_id: id,
      guest_count: index + 1,
      rate_centimes: inCentimes(dinars),
    });
  }
  return { id, plan };
}

function planFloor(
  { rows, newId }: SeedContext,
  floor: { name: string; rooms: string[]; position: number },
  types: HouseType[],
): HouseRoom[] {
  const floorId = newId();
  rows.add("floors", { id: floorId, name: floor.name, position: floor.position });
  return floor.rooms.map((number, index) => {
    const wanted = floorPattern[index % floorPattern.length];
    const type = types.find(({ plan }) => plan.name === wanted) ?? types[1];
    if (!type) throw new Error("a hotel needs two room types");
    const room = { id: newId(), number, type };
    rows.add("rooms", {
      id: room.id,
      floor_id: floorId,
      room_type_id: type.id,
      number,
      housekeeping_status: "Clean",
      assigned_to: null,
      out_of_order_from: null,
      out_of_order_to: null,
    });
    return room;
  });
}

function planCompany({ rows, newId }: SeedContext, plan: CompanyPlan): HouseCompany {
  const id = newId();
  rows.add("companies", {
    id,
    name: plan.name,
    name_search: nameSearch(plan.name),
    address_1: plan.city,
    contact_person: plan.contactPerson,
    phone: plan.phone,
    email: plan.email,
    nif: plan.nif,
    rc: plan.rc,
  });
  for (const [index, dinars] of plan.ratesDinars.entries()) {
    rows.add("company_rates", {
      company_id: id,
      persons: index + 1,
      rate_centimes: inCentimes(dinars),
    });
  }
  for (const { department, limitDinars, frequency } of plan.rules) {
    rows.add("billing_rules", {
      company_id: id,
      department,
      limit_centimes: inCentimes(limitDinars),
      frequency,
    });
  }
  return { id, plan };
}
