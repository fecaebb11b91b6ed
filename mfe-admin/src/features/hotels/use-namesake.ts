import type { HotelSummary } from "@funduq/shared-types/contracts/hotel";
import { foldName } from "@funduq/shared-types/rules/name-search";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { useListHotelsQuery } from "./hotels.endpoints.ts";

/** Another hotel of this installation with the same name, however it is written. */
export function useNamesake(name: string, own: HotelId | undefined): HotelSummary | undefined {
  const { data } = useListHotelsQuery();
  const wanted = foldName(name.trim());
  if (wanted === "") return undefined;
  return data?.find((hotel) => hotel.id !== own && foldName(hotel.name) === wanted);
}
