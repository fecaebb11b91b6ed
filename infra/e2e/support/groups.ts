import type { CreatedGroup, Group } from "@funduq/shared-types/contracts/group";
import type { RateOffers } from "@funduq/shared-types/contracts/rate";
import type { Caller } from "./call-api.ts";
import type { Desk } from "./desk.ts";

/** The groups' arrival in days after the business date; no other test books rooms for these days. */
export const GROUPS_FROM = 210;

/** Books a group of three doubles for two nights, one of them with a guest name. */
export async function bookGroup(
  { get, send }: Caller,
  desk: Desk,
  name: string,
  arrival = GROUPS_FROM + 10,
): Promise<Group> {
  const at = `/hotels/${desk.hotelId}`;
  const { roomTypes } = await desk.grid();
  const roomTypeId = roomTypes.find((type) => type.name === "Double")?.id;
  const offersOf = `${at}/rates/offers?roomTypeId=${roomTypeId}&guests=1`;
  const [offer] = (await get<RateOffers>(offersOf)).offers;
  const stay = { checkInDate: desk.day(arrival), checkOutDate: desk.day(arrival + 2) };
  const rate = { ratePlan: offer?.plan, rateCentimes: offer?.rateCentimes };
  const blocks = [{ roomTypeId, quantity: 3, persons: 1, ...stay, ...rate }];
  const request = { name, contactPerson: "", companyId: null, blocks };
  const { id } = await send<CreatedGroup>("POST", `${at}/groups`, request);
  const row = { line: 1, name: "Amel Kaci", type: "", checkIn: "", checkOut: "", phone: "" };
  await send("POST", `${at}/groups/${id}/rooming-list`, { rows: [row] });
  return get<Group>(`${at}/groups/${id}`);
}
