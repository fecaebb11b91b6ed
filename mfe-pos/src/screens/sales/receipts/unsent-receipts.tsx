import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { Amount, Badge } from "@funduq/shared-ui";
import { formatTime } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel } from "@funduq/shared-ui/state";
import { useState } from "react";
import { billName } from "../../../features/bills/bill-name.ts";
import { useUnsentReceipts } from "../../../features/checkout/use-final-sale.ts";
import { SoldDialog } from "../checkout/sold-dialog.tsx";
import classes from "./receipts.module.css";

/** The sales that wait on this device, the last one first: their receipts are printed again as they were given (POS-12). */
export function UnsentReceipts({ hotelId, restaurantId }: RestaurantRef) {
  const t = useText("pos");
  const receipts = useUnsentReceipts(restaurantId);
  const [opened, setOpened] = useState<Sale>();
  return (
    <>
      {receipts.length > 0 && (
        <ul className={classes.sales} aria-label={t("receipts.unsent")}>
          {receipts.map((receipt) => (
            <UnsentRow key={receipt.id} receipt={receipt} onOpen={() => setOpened(receipt)} />
          ))}
        </ul>
      )}
      {opened && (
        <SoldDialog
          place={{ hotelId, restaurantId }}
          sale={opened}
          isCopy
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

function UnsentRow({ receipt, onOpen }: { receipt: Sale; onOpen: () => void }) {
  const t = useText("pos");
  const timeZone = useHotel()?.timeZone;
  return (
    <li>
      <button type="button" className={classes.sale} onClick={onOpen}>
        <strong>
          <bdi>{receipt.provisionalNumber}</bdi>
        </strong>
        <span>{timeZone && formatTime(receipt.soldAt, timeZone)}</span>
        <span className={classes.of}>
          <bdi>{receipt.tableName || billName(receipt.billName, t)}</bdi>
        </span>
        <Badge tone="warning">{t("receipts.unsent")}</Badge>
        <Amount value={receipt.totalCentimes} strong />
      </button>
    </li>
  );
}
