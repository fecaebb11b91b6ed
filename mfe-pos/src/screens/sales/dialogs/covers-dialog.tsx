import { Button, Dialog } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useState } from "react";
import type { Order } from "../order/use-order.ts";
import classes from "./dialogs.module.css";
import { Stepper } from "./stepper.tsx";

const USUAL = Array.from({ length: 12 }, (_, index) => index + 1);
const MOST = 99;

/**
 * How many guests: by one tap, or step by step where there are more. What the steps came to is set once, when the dialog is
 * closed in any way. A new bill is opened with them.
 */
export function CoversDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText("till");
  const { covers, setCovers } = order;
  const [stepped, setStepped] = useState<number>();

  function close(count: number | undefined) {
    if (count !== undefined && count !== covers) setCovers(count);
    onClose();
  }

  return (
    <Dialog
      opened
      size="small"
      isThrowaway
      title={t("covers")}
      onClose={() => close(stepped)}
      footer={
        // Always there: the dialog must not grow under the finger at the first step.
        <Button variant="primary" onClick={() => close(stepped)}>
          {t("covers-done")}
        </Button>
      }
    >
      <div className={classes.numbers}>
        {USUAL.map((count) => (
          <button
            key={count}
            type="button"
            className={classes.option}
            aria-pressed={count === (stepped ?? covers)}
            onClick={() => close(count)}
          >
            {count}
          </button>
        ))}
      </div>
      <Stepper
        label={t("covers")}
        value={stepped ?? covers ?? 1}
        min={1}
        max={MOST}
        onChange={setStepped}
      />
    </Dialog>
  );
}
