import type { Centimes } from "@funduq/shared-types/values/money";
import { Amount, IconButton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, LessIcon } from "@funduq/shared-ui/icons";
import classes from "./checkout.module.css";

const MOST_PERSONS = 30;

type LeftToPayProps = {
  total: Centimes;
  remaining: Centimes;
  persons: number;
  /** Somebody paid a part already. */
  isStarted: boolean;
  onPersons: (persons: number) => void;
};

/** The amount to ask for, large, and among how many it is divided. */
export function LeftToPay({ total, remaining, persons, isStarted, onPersons }: LeftToPayProps) {
  const t = useText("pos");
  return (
    <div className={classes.left}>
      <p className={classes.amountLeft} role="status">
        <span>{t(isStarted ? "checkout.left" : "checkout.to-pay")}</span>
        <Amount value={Math.max(0, remaining)} strong />
        {isStarted && (
          <span className={classes.muted}>
            {t("checkout.of")} <Amount value={total} />
          </span>
        )}
      </p>
      <fieldset className={classes.persons}>
        <legend>{t("checkout.split-evenly")}</legend>
        <IconButton
          icon={LessIcon}
          label={t("checkout.fewer")}
          disabled={persons <= 1}
          onClick={() => onPersons(persons - 1)}
        />
        <output>{t("checkout.persons", { count: persons })}</output>
        <IconButton
          icon={AddIcon}
          label={t("checkout.more")}
          disabled={persons >= MOST_PERSONS}
          onClick={() => onPersons(persons + 1)}
        />
      </fieldset>
    </div>
  );
}
