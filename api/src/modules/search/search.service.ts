import type { DeskSearch, FoundStay } from "@funduq/shared-types/contracts/desk-search";
import { documentNumberIn } from "@funduq/shared-types/rules/invoice-series";
import { isPhoneSearch, nameSearch, phoneDigits } from "@funduq/shared-types/rules/name-search";
import { referenceIn } from "@funduq/shared-types/rules/reference";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { nameSearchOf, sendOnePlan } from "../guests/guests.service.ts";
import { listNumberedDocuments } from "../invoices/folio-invoices.service.ts";
import {
  MOST_STAYS,
  selectGroupByReference,
  selectGroups,
  selectGuestsByName,
  selectGuestsByPhone,
  selectStayByReference,
  selectStays,
  selectStaysAhead,
  type WantedName,
} from "./search.queries.ts";

/**
 * Past, present and future stays, and groups (FO-12). Digits alone are the beginning of a phone
 * number; a reference is that of one stay or group (BK-22), a legal number that of an invoice or a credit note of a folio
 * (FOL-11); anything else is the beginning of a word of a name, in
 * either script.
 */
export async function searchDesk(
  tx: HotelTx,
  hotelId: HotelId,
  query: string,
): Promise<DeskSearch> {
  const number = documentNumberIn(query);
  const documents = number ? await listNumberedDocuments(tx, hotelId, number) : [];
  if (documents.length > 0) return { results: [], documents };
  const reference = referenceIn(query);
  const referred = reference ? await findByReference(tx, hotelId, reference) : [];
  if (referred.length > 0) return { results: referred };
  const isPhone = isPhoneSearch(query);
  const prefix = isPhone ? phoneDigits(query) : nameSearch(query);
  if (prefix === "") return { results: [] };
  if (isPhone) return { results: await staysByPhone(tx, hotelId, prefix) };
  const wanted = { prefix, ...nameSearchOf(query) };
  const [groups, stays] = await Promise.all([
    selectGroups(tx, hotelId, wanted),
    staysByName(tx, hotelId, wanted),
  ]);
  return { results: [...groups, ...stays] };
}

async function findByReference(
  tx: HotelTx,
  hotelId: HotelId,
  reference: string,
): Promise<DeskSearch["results"]> {
  const [groups, stays] = await Promise.all([
    selectGroupByReference(tx, hotelId, reference),
    selectStayByReference(tx, hotelId, reference),
  ]);
  return [...groups, ...(await selectStays(tx, hotelId, { stays, guests: [] }))];
}

async function staysByPhone(tx: HotelTx, hotelId: HotelId, prefix: string): Promise<FoundStay[]> {
  const [, guests] = await Promise.all([sendOnePlan(tx), selectGuestsByPhone(tx, hotelId, prefix)]);
  return guests.length === 0 ? [] : selectStays(tx, hotelId, { stays: [], guests });
}

export async function staysByName(
  tx: HotelTx,
  hotelId: HotelId,
  wanted: WantedName,
): Promise<FoundStay[]> {
  const [, { isFrequent, guests }] = await Promise.all([
    sendOnePlan(tx),
    selectGuestsByName(tx, hotelId, wanted),
  ]);
  if (guests.length === 0) return [];
  if (!isFrequent) return selectStays(tx, hotelId, { stays: [], guests });
  const list = async (isAlikeWanted: boolean) => {
    const stays = await selectStaysAhead(tx, hotelId, { ...wanted, isAlikeWanted });
    const isFull = stays.filter(({ isAlike }) => !isAlike).length >= MOST_STAYS;
    return selectStays(tx, hotelId, { stays, guests: isFull ? [] : guests });
  };
  // The patterns of sound cost the most, and are needed where guests as typed have too few stays.
  const areMany = guests.filter(({ isAlike }) => !isAlike).length >= MOST_STAYS;
  const found = await list(!areMany);
  return areMany && found.length < MOST_STAYS ? list(true) : found;
}
