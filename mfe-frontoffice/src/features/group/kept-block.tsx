import type { GroupBlock } from "@funduq/shared-types/contracts/group";
import { atLeastOne } from "@funduq/shared-types/rules/group";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Button, NumberField } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import type { BoundField } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon } from "@funduq/shared-ui/icons";
import { storedRateLabel } from "../rate/rate-label.ts";
import { BlockDays } from "./block-days.tsx";
import classes from "./group-form.module.css";
import type { ContractForm, KeptDraft } from "./use-contract.ts";

type KeptBlockProps = {
  block: KeptDraft;
  field: <Name extends keyof KeptDraft>(name: Name) => BoundField<KeptDraft[Name]>;
  form: ContractForm;
  businessDate: CalendarDate;
  /** As it is stored. */
  agreed: GroupBlock | undefined;
};

/** A block of the contract as it is to be: its type and its rate stay as agreed. */
export function KeptBlock({ block, field, form, businessDate, agreed }: KeptBlockProps) {
  const t = useText("frontoffice");
  const { id, checkInDate, checkOutDate, names } = block;
  const quantity = field("quantity");
  const isLast = form.kept.length + form.added.length === 1;
  return (
    <fieldset className={classes.block}>
      <legend>{block.roomTypeName}</legend>
      {agreed && (
        <p className={classes.agreed}>
          {t("booking.rate-line", {
            plan: storedRateLabel(agreed.ratePlan, agreed.roomTypeName, t),
            amount: formatMoney(agreed.rateCentimes),
          })}
          {" · "}
          {t("group.persons-of", { persons: agreed.persons })}
        </p>
      )}
      <div className={classes.fields}>
        <div className={classes.wide}>
          <NumberField
            {...quantity}
            label={t("group.quantity")}
            required
            min={1}
            max={500}
            onBlur={() => {
              quantity.onChange(atLeastOne(quantity.value ?? undefined));
              quantity.onBlur();
            }}
            hint={names > 0 && t("group.names", { count: names })}
          />
        </div>
        <div className={classes.wide}>
          <BlockDays
            businessDate={businessDate}
            agreedCheckIn={agreed?.checkInDate}
            fromError={field("checkInDate").error}
            toError={field("checkOutDate").error}
            value={{ from: checkInDate, to: checkOutDate }}
            onChange={({ from, to }) =>
              form.changeKept(id, { checkInDate: from, checkOutDate: to })
            }
          />
        </div>
      </div>
      {!isLast && (
        <div className={classes.remove}>
          <Button
            variant="quiet"
            icon={DeleteIcon}
            disabled={names > 0}
            onClick={() => form.dropKept(id)}
          >
            {t("group.give-up-block", { type: block.roomTypeName })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
