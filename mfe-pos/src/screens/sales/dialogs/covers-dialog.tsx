import { Dialog } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { coversSet } from "../../../features/bills/pending-operation.ts";
import type { Order } from "../order/use-order.ts";
import classes from "./dialogs.module.css";
import { Stepper } from "./stepper.tsx";

const USUAL = Array.from({ length: 12 }, (_, index) => index + 1);
const MOST = 99;

/** How many guests: by one tap, or step by step where there are more. A new bill is opened with them. */
export function CoversDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText("till");
  const { covers, act } = order;
  const set = (count: number) => act(coversSet({ covers: count }));

  return (
    <Dialog opened size="small" isThrowaway title={t("covers")} onClose={onClose}>
      <div className={classes.numbers}>
        {USUAL.map((count) => (
          <button
            key={count}
            type="button"
            className={classes.option}
            aria-pressed={count === covers}
            onClick={() => {
              set(count);
              onClose();
            }}
          >
            {count}
          </button>
        ))}
      </div>
      <Stepper label={t("covers")} value={covers ?? 1} min={1} max={MOST} onChange={set} />
    </Dialog>
  );
}
