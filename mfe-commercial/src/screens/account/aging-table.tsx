import type { Aging } from "@funduq/shared-types/contracts/company-payment";
import { Amount } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./account.module.css";

const buckets = ["notDue", "days30", "days60", "days90", "older"] as const;

/** What is open by how long it is overdue (INV-14). */
export function AgingTable({ aging }: { aging: Aging }) {
  const t = useText("commercial");
  return (
    <dl className={classes.aging}>
      {buckets.map((bucket) => (
        <div key={bucket}>
          <dt>{t(`aging.${bucket}`)}</dt>
          <dd>
            <Amount value={aging[`${bucket}Centimes`]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
