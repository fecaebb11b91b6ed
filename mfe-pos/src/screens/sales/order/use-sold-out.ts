import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { PosItem } from "@funduq/shared-types/contracts/pos-menu";
import type { PosItemId } from "@funduq/shared-types/values/ids";
import { notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { asFailure } from "@funduq/shared-ui/state";
import { useCallback, useRef } from "react";
import { useSetSoldOutMutation } from "../../../features/menu/sold-out.endpoints.ts";

/**
 * Sold out in one tap, or there again (POS-09): done at once, and taken back for eight seconds. What is taken back while the
 * first request is under way is sent after it; several items do not wait for each other.
 */
export function useSoldOut(restaurant: RestaurantRef) {
  const t = useText("till");
  const [set] = useSetSoldOutMutation();
  const underway = useRef(new Map<PosItemId, Promise<void>>());
  const send = useCallback(
    async (itemId: PosItemId, isSoldOut: boolean) => {
      await underway.current.get(itemId);
      const { error } = await set({ ...restaurant, itemId, isSoldOut });
      if (error !== undefined) notify.error(asFailure(error));
    },
    [set, restaurant],
  );
  return useCallback(
    ({ id, name, isSoldOut }: PosItem) => {
      const wish = (now: boolean) => void underway.current.set(id, send(id, now));
      wish(!isSoldOut);
      const said = isSoldOut ? t("available-again", { name }) : t("now-sold-out", { name });
      notify.undo(said, () => wish(isSoldOut));
    },
    [send, t],
  );
}
