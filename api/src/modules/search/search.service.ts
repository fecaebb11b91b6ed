import type { DeskSearch } from "@funduq/shared-types/contracts/desk-search";
import { isPhoneSearch, nameSearch, phoneDigits } from "@funduq/shared-types/rules/name-search";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { nameSearchOf } from "../guests/guests.service.ts";
import { selectGroups, selectStaysByName, selectStaysByPhone } from "./search.queries.ts";

/**
 * Past, present and future stays, and groups (FO-12). Digits alone are the beginning of a phone
 * number; anything else that of a word of a name, in either script.
 */
export async function searchDesk(
  tx: HotelTx,
  hotelId: HotelId,
  query: string,
): Promise<DeskSearch> {
  if (isPhoneSearch(query)) {
    const prefix = phoneDigits(query);
    return { results: prefix === "" ? [] : await selectStaysByPhone(tx, hotelId, prefix) };
  }
  const prefix = nameSearch(query);
  if (prefix === "") return { results: [] };
  const wanted = { prefix, ...nameSearchOf(query) };
  const [groups, stays] = await Promise.all([
    selectGroups(tx, hotelId, wanted),
    selectStaysByName(tx, hotelId, wanted),
  ]);
  return { results: [...groups, ...stays] };
}
