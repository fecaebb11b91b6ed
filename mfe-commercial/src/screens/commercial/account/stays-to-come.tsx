import type { CompanyAccount } from "@funduq/shared-types/contracts/company-payment";
import { EmptyState, StatusBadge, statusNames } from "@funduq/shared-ui";
import { formatDateShort, formatNumber } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { type Column, DataTable } from "@funduq/shared-ui/table";
import { useMemo } from "react";
import { stayColumns } from "../../../features/stay/stay-columns.tsx";
import classes from "./account.module.css";

type Stay = CompanyAccount["staysToCome"][number];

/** Expected and in-house stays that the company pays for (COM-07). */
export function StaysToCome({ account }: { account: CompanyAccount }) {
  const t = useText("commercial");
  const { staysToCome, staysToComeCount } = account;
  return (
    <>
      <DataTable
        label={t("account.stays")}
        columns={useColumns()}
        rows={staysToCome}
        rowKey={({ bookingId }) => bookingId}
        empty={<EmptyState message={t("account.no-stays")} />}
        counted={(count) => t("debtors.count", { count, grouped: formatNumber(count) })}
        phone="cards"
      />
      {staysToComeCount > staysToCome.length && (
        <p className={classes.note}>
          {t("account.stays-beyond", {
            shown: formatNumber(staysToCome.length),
            total: formatNumber(staysToComeCount),
          })}
        </p>
      )}
    </>
  );
}

function useColumns(): Column<Stay>[] {
  const t = useText("commercial");
  return useMemo(
    () => [
      ...stayColumns<Stay>(t, formatDateShort),
      {
        id: "status",
        header: t("invoice.status"),
        sortBy: ({ status }) => status,
        cell: ({ status }) => <StayStatus status={status} />,
      },
    ],
    [t],
  );
}

function StayStatus({ status }: { status: string }) {
  const known = statusNames.find((name) => name === status);
  return known ? <StatusBadge status={known} /> : status;
}
