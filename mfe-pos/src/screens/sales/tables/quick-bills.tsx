import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { useText } from "@funduq/shared-ui/i18n";
import { BillButton } from "../bill-button.tsx";
import { useTillPlace } from "../use-till-place.ts";
import classes from "./tables.module.css";

/** The bills without a table: what is sold over the counter. */
export function QuickBills({ bills }: { bills: readonly OpenBill[] }) {
  const t = useText("till");
  const { goTo } = useTillPlace();
  const quick = bills.filter(({ tableId }) => tableId === null);
  if (quick.length === 0) return null;
  return (
    <section aria-label={t("quick-sales")}>
      <h2 className={classes.heading}>{t("quick-sales")}</h2>
      <ul className={classes.quick}>
        {quick.map((bill) => (
          <li key={bill.id}>
            <BillButton bill={bill} onOpen={() => goTo.bill(null, bill.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
