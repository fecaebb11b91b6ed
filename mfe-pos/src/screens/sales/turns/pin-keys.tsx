import { useText } from "@funduq/shared-ui/i18n";
import type { MouseEvent } from "react";
import { BackspaceIcon } from "./backspace-icon.tsx";
import classes from "./turns.module.css";

type PinKeysProps = { isSaving: boolean; onDigit: (digit: string) => void; onErase: () => void };

/** The keys of a PIN, as a telephone has them in every language. */
export function PinKeys({ isSaving, onDigit, onErase }: PinKeysProps) {
  const t = useText("till");
  const digit = (key: string) => (
    <button
      key={key}
      type="button"
      className={classes.key}
      onMouseDown={stayInField}
      onClick={() => onDigit(key)}
    >
      {key}
    </button>
  );
  return (
    <div className={classes.keys} dir="ltr">
      {["1", "2", "3", "4", "5", "6", "7", "8", "9"].map(digit)}
      <button type="button" className={classes.key} aria-label={t("turn.erase")} onClick={onErase}>
        <BackspaceIcon />
      </button>
      {digit("0")}
      <button
        type="submit"
        className={classes.ok}
        aria-disabled={isSaving}
        onMouseDown={stayInField}
      >
        {t("turn.ok")}
      </button>
    </div>
  );
}

/** The field keeps the focus, so that a keyboard types on after a tap. */
const stayInField = (event: MouseEvent) => event.preventDefault();
