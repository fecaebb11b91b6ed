import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { PosItem } from "@funduq/shared-types/contracts/pos-menu";
import { notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useCallback } from "react";
import { useSetSoldOutMutation } from "../../../features/menu/sold-out.endpoints.ts";

/** Sold out in one tap, or there again (POS-09): done at once, and taken back for eight seconds. */
export function useSoldOut(restaurant: RestaurantRef) {
  const t = useText("till");
  const [set] = useSetSoldOutMutation();
  const { submit } = useSubmit(set, notify.error);
  return useCallback(
    ({ id: itemId, name, isSoldOut }: PosItem) => {
      const wish = (now: boolean) => submit({ ...restaurant, itemId, isSoldOut: now });
      void wish(!isSoldOut);
      const said = isSoldOut ? t("available-again", { name }) : t("now-sold-out", { name });
      notify.undo(said, () => void wish(isSoldOut));
    },
    [submit, restaurant, t],
  );
}
