import type { Folio } from "@funduq/shared-types/contracts/folio";
import type { FolioId } from "@funduq/shared-types/values/ids";
import { useState } from "react";

/**
 * The folio whose refund is open at check-out, as it stands now: others post on it meanwhile, and with a folio that
 * is gone its form closes.
 */
export function useRefundForm(folios: readonly Folio[]) {
  const [openedId, setOpenedId] = useState<FolioId>();
  const folio = folios.find(({ id }) => id === openedId);
  if (openedId && !folio) setOpenedId(undefined);
  return {
    folio,
    open: ({ id }: Folio) => setOpenedId(id),
    close: () => setOpenedId(undefined),
  };
}
