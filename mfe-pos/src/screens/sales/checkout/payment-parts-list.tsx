import type { NewPayment } from "@funduq/shared-types/contracts/pos-sale";
import { Amount, IconButton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon } from "@funduq/shared-ui/icons";
import { changeOf } from "../../../features/checkout/payment-parts.ts";
import classes from "./checkout.module.css";

/** The change to give back of a part in cash, and what was given on top of it. */
function PartFacts({ part }: { part: NewPayment }) {
  const t = useText("pos");
  const change = changeOf([part]);
  const tip = part.method === "Room" ? 0 : part.tipCentimes;
  return (
    <>
      {change > 0 && (
        <span className={classes.fact}>
          {t("checkout.change")} <Amount value={change} strong />
        </span>
      )}
      {tip > 0 && (
        <span className={classes.fact}>
          {t("checkout.tip")} <Amount value={tip} />
        </span>
      )}
    </>
  );
}

type PaymentPartsProps = {
  parts: readonly NewPayment[];
  isLocked: boolean;
  onRemove: (index: number) => void;
};

/** What was handed over so far; each can be given back before the bill is closed. */
export function PaymentParts({ parts, isLocked, onRemove }: PaymentPartsProps) {
  const t = useText("pos");
  if (parts.length === 0) return null;
  return (
    <ul className={classes.parts} aria-label={t("checkout.parts")}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal shares are equal parts
        <li key={index}>
          <span>
            {t(`method.${part.method}`)}
            <PartFacts part={part} />
          </span>
          <Amount value={part.amountCentimes} strong />
          <IconButton
            icon={DeleteIcon}
            label={t("checkout.give-back", { number: index + 1 })}
            disabled={isLocked}
            onClick={() => onRemove(index)}
          />
        </li>
      ))}
    </ul>
  );
}
