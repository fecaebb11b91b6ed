import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { SaleEntry } from "@funduq/shared-types/contracts/pos-sale";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { PosTerminalId, SaleId } from "@funduq/shared-types/values/ids";
import { Amount, Badge, Dialog, EmptyState, QueryView } from "@funduq/shared-ui";
import { DateField } from "@funduq/shared-ui/dates";
import { formatDateShort, formatList, formatMoney, formatTime } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { FolioIcon } from "@funduq/shared-ui/icons";
import { useHotel } from "@funduq/shared-ui/state";
import { useState } from "react";
import { billName } from "../../../features/bills/bill-name.ts";
import { useListSalesQuery } from "../../../features/checkout/sales.endpoints.ts";
import type { PaperText } from "../../../features/papers/paper-text.ts";
import { ReceiptDialog } from "./receipt-dialog.tsx";
import classes from "./receipts.module.css";
import { UnsentReceipts } from "./unsent-receipts.tsx";

type ReceiptsDialogProps = RestaurantRef & {
  terminalId: PosTerminalId | null;
  onClose: () => void;
};

/** The sales of a day, the last one first: each can be printed again, or given back by who may. */
export function ReceiptsDialog({
  hotelId,
  restaurantId,
  terminalId,
  onClose,
}: ReceiptsDialogProps) {
  const t = useText("pos");
  const [date, setDate] = useState<CalendarDate>();
  const [opened, setOpened] = useState<SaleId>();
  const query = useListSalesQuery({ hotelId, restaurantId, date });
  return (
    <>
      <Dialog opened size="wide" title={t("receipts.title")} onClose={onClose} isThrowaway isSteady>
        <UnsentReceipts hotelId={hotelId} restaurantId={restaurantId} />
        <DateField
          label={t("receipts.date")}
          value={date ?? query.data?.businessDate ?? null}
          max={useHotel()?.businessDate}
          onChange={(day) => day && setDate(day)}
        />
        <QueryView
          query={{ ...query, data: query.currentData }}
          errorMessage={t("receipts.load-failed")}
          isEmpty={({ sales }) => sales.length === 0}
          empty={<EmptyState icon={FolioIcon} message={t("receipts.none")} />}
        >
          {({ sales }) => (
            <ul className={classes.sales} aria-label={t("receipts.title")}>
              {sales.map((sale) => (
                <SaleRow key={sale.id} sale={sale} onOpen={() => setOpened(sale.id)} />
              ))}
            </ul>
          )}
        </QueryView>
      </Dialog>
      {opened && (
        <ReceiptDialog
          hotelId={hotelId}
          restaurantId={restaurantId}
          saleId={opened}
          terminalId={terminalId}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

function SaleRow({ sale, onOpen }: { sale: SaleEntry; onOpen: () => void }) {
  const t = useText("pos");
  const timeZone = useHotel()?.timeZone;
  return (
    <li>
      <button type="button" className={classes.sale} onClick={onOpen}>
        <strong>{sale.number}</strong>
        {sale.provisionalNumber && <bdi className={classes.printed}>{sale.provisionalNumber}</bdi>}
        <span>{timeZone && formatTime(sale.soldAt, timeZone)}</span>
        <span className={classes.of}>
          <bdi>{sale.tableName || billName(sale.billName, t)}</bdi> · {methodsOf(sale, t)}
          {sale.soldBy && (
            <>
              {" · "}
              <bdi>{sale.soldBy}</bdi>
            </>
          )}
        </span>
        {sale.lateFrom && (
          <Badge tone="warning">
            {t("receipts.is-late", { date: formatDateShort(sale.lateFrom) })}
          </Badge>
        )}
        {sale.expectedTotalCentimes !== null && (
          <Badge tone="warning">
            {t("receipts.is-other-total", { amount: formatMoney(sale.expectedTotalCentimes) })}
          </Badge>
        )}
        {sale.isRefund && <Badge>{t("receipts.is-refund")}</Badge>}
        {sale.isRefunded && <Badge>{t("receipts.is-refunded")}</Badge>}
        <Amount value={sale.isRefund ? -sale.totalCentimes : sale.totalCentimes} strong />
      </button>
    </li>
  );
}

const methodsOf = ({ methods }: SaleEntry, t: PaperText) =>
  formatList([...new Set(methods)].map((method) => t(`method.${method}`)));
