import type { Folio } from "../contracts/folio.ts";
import { nameSearch } from "./name-search.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/** The own folio of the stay's guest and those of other guests. */
export const MOST_GUEST_FOLIOS = 8;

type Named = Pick<Folio, "name" | "payer">;

/** Whether a further guest's folio of this name can be opened on a stay with these folios (FOL-11). */
export function openFolioVerdict(folios: readonly Named[], name: string): Verdict {
  const same = folios.find((folio) => nameSearch(folio.name) === nameSearch(name));
  if (same) return refused("folio.name-taken", { folioName: same.name });
  if (folios.filter(({ payer }) => payer === "Guest").length >= MOST_GUEST_FOLIOS)
    return refused("folio.too-many", { most: MOST_GUEST_FOLIOS });
  return allowed;
}
