import type { Debtor } from "@funduq/shared-types/contracts/debtor";
import { Amount } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import type { Column } from "@funduq/shared-ui/table";
import { useMemo } from "react";
import { stayColumns } from "../../../features/stay/stay-columns.tsx";
import classes from "./debtors.module.css";

export function useDebtorColumns(): Column<Debtor>[] {
  const t = useText("commercial");
  return useMemo(
    () => [
      // As French Canada writes days: 2026-11-21 (COM-05).
      ...stayColumns<Debtor>(t, (day) => day),
      {
        id: "order",
        header: t("debtors.column.order"),
        cell: (debtor) => <PurchaseOrder debtor={debtor} />,
      },
      {
        id: "balance",
        header: t("debtors.column.balance"),
        align: "end",
        sortBy: ({ balanceCentimes }) => balanceCentimes,
        cell: ({ balanceCentimes }) => <Amount value={balanceCentimes} />,
      },
    ],
    [t],
  );
}

function PurchaseOrder({ debtor: { purchaseOrderUrl, guestName } }: { debtor: Debtor }) {
  const t = useText("commercial");
  if (!isSecureLink(purchaseOrderUrl))
    return <span className={classes.none}>{t("debtors.no-po")}</span>;
  return (
    <a
      className={classes.link}
      href={purchaseOrderUrl}
      target="_blank"
      rel="noreferrer"
      aria-label={t("debtors.po-of", { name: guestName })}
    >
      {t("debtors.po")}
    </a>
  );
}

/** A link that was typed long ago may be anything: only one to a page by https is followed. */
function isSecureLink(text: string | null): text is string {
  return text !== null && URL.canParse(text) && new URL(text).protocol === "https:";
}
