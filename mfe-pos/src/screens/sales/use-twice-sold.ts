import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type OutboxEntry, useOnSent } from "@funduq/shared-ui/outbox";
import { useCallback } from "react";
import { saleIn, titleOf } from "../../features/bills/bill-entry.ts";

/** Says that a bill which was sold here without the network had been sold before: the manager finds both amounts. */
export function useTwiceSold(): void {
  const t = useText("till");
  useOnSent(
    "mfe-pos",
    useCallback(
      (entry: OutboxEntry, answer: unknown) => {
        const receipt = saleIn(entry)?.receipt;
        const sale = answer as Sale;
        if (!receipt || sale.id === receipt.id) return;
        const { billName: name, tableName } = receipt;
        notify.error(t("sold-twice", { bill: titleOf({ name, tableName }), number: sale.number }));
      },
      [t],
    ),
  );
}
