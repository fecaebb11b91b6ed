import { Button, IconButton, Name, useMediaQuery } from "@funduq/shared-ui";
import { formatDateTime } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { BackIcon, GroupIcon } from "@funduq/shared-ui/icons";
import { useHotel } from "@funduq/shared-ui/state";
import type { BillHead } from "../../../features/bills/bill-entry.ts";
import { noteTap } from "../../../features/taps/second-tap.ts";
import { BillName } from "../bill-name.tsx";
import { TurnButton } from "../turns/turn-button.tsx";
import { useTillPlace } from "../use-till-place.ts";
import classes from "./order.module.css";
import { ReadyButton } from "./ready-button.tsx";
import type { Order } from "./use-order.ts";

/** Where the menu hides the bill, what is ready is said in the head; elsewhere at the bill's foot, where it moves nothing. */
export const PHONE = "(max-width: 48rem)";

type OrderHeadProps = { order: Order; onCovers: () => void };

/** Whose bill this is, and the way back to the tables. */
export function OrderHead({ order, onCovers }: OrderHeadProps) {
  const t = useText("till");
  const { place, goTo } = useTillPlace();
  const { bill, ended, isGone, table, others, covers } = order;
  const isLines = place.show === "bill";
  const isPhone = useMediaQuery(PHONE);
  return (
    <header className={classes.head}>
      <IconButton
        icon={BackIcon}
        label={isLines ? t("to-menu") : t("to-tables")}
        onClick={(event) => {
          noteTap(event);
          if (isLines) goTo.lines(false);
          else goTo.tables();
        }}
      />
      <div className={classes.whose}>
        <Title order={order} />
        {bill?.openedBy && (
          <span className={classes.by}>{t("opened-by", { name: bill.openedBy })}</span>
        )}
        {ended && <EndedBill head={ended} />}
        {bill?.restOf && (
          <span className={classes.muted}>{t("rest-of", { number: bill.restOf.number })}</span>
        )}
      </div>
      {isPhone && <ReadyButton order={order} />}
      {table && others.length > 0 && (
        <Button variant="quiet" onClick={() => goTo.table(table.id)}>
          {t("other-bills", { count: others.length })}
        </Button>
      )}
      {!isGone && (
        <Button icon={GroupIcon} onClick={onCovers}>
          {covers === null ? t("covers") : t("guests", { count: covers })}
        </Button>
      )}
      <TurnButton />
    </header>
  );
}

/** The table and the bill, also of one that is gone. */
function Title({ order: { bill, ended, isGone, table } }: Pick<OrderHeadProps, "order">) {
  const t = useText("till");
  const named = bill ?? ended;
  const tableName = named ? named.tableName : (table?.name ?? "");
  return (
    <h1 className={classes.title}>
      {tableName === "" ? t("quick-sale") : <Name>{tableName}</Name>}
      <span className={classes.muted}>
        {named && <BillName bill={named} />}
        {!named && !isGone && t("new-bill")}
      </span>
    </h1>
  );
}

/** Which guests it was: who opened the bill that is gone, when, and for how many. */
function EndedBill({ head }: { head: BillHead }) {
  const t = useText("till");
  const timeZone = useHotel()?.timeZone ?? "UTC";
  const { openedBy: name, openedAt, covers } = head;
  const time = formatDateTime(openedAt, timeZone);
  return (
    <span className={classes.muted}>
      {name ? t("ended-bill-by", { name, time }) : t("ended-bill", { time })}
      {covers !== null && ` · ${t("guests", { count: covers })}`}
    </span>
  );
}
