import { Button, IconButton, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { BackIcon, GroupIcon } from "@funduq/shared-ui/icons";
import { BillName } from "../bill-name.tsx";
import { TurnButton } from "../turns/turn-button.tsx";
import { useTillPlace } from "../use-till-place.ts";
import classes from "./order.module.css";
import { ReadyButton } from "./ready-button.tsx";
import type { Order } from "./use-order.ts";

type OrderHeadProps = { order: Order; onCovers: () => void };

/** Whose bill this is, and the way back to the tables. */
export function OrderHead({ order, onCovers }: OrderHeadProps) {
  const t = useText("till");
  const { place, goTo } = useTillPlace();
  const { bill, table, others, covers } = order;
  const tableName = bill ? bill.tableName : (table?.name ?? "");
  const isLines = place.show === "bill";
  return (
    <header className={classes.head}>
      <IconButton
        icon={BackIcon}
        label={isLines ? t("to-menu") : t("to-tables")}
        onClick={isLines ? () => goTo.lines(false) : goTo.tables}
      />
      <div className={classes.whose}>
        <h1 className={classes.title}>
          {tableName === "" ? t("quick-sale") : <Name>{tableName}</Name>}
          <span className={classes.muted}>{bill ? <BillName bill={bill} /> : t("new-bill")}</span>
        </h1>
        {bill?.openedBy && (
          <span className={classes.muted}>{t("opened-by", { name: bill.openedBy })}</span>
        )}
        {bill?.restOf && (
          <span className={classes.muted}>{t("rest-of", { number: bill.restOf.number })}</span>
        )}
      </div>
      <ReadyButton order={order} />
      {table && others.length > 0 && (
        <Button variant="quiet" onClick={() => goTo.table(table.id)}>
          {t("other-bills", { count: others.length })}
        </Button>
      )}
      <Button icon={GroupIcon} onClick={onCovers}>
        {covers === null ? t("covers") : t("guests", { count: covers })}
      </Button>
      <TurnButton />
    </header>
  );
}
