import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { HeldPapers, PrintTrouble } from "@funduq/shared-types/contracts/pos-print";
import type { PrintJobId } from "@funduq/shared-types/values/ids";
import { MOST_HELD_PAPERS } from "@funduq/shared-types/values/print-limits";
import { Button, Group, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon, PrintIcon, RefreshIcon } from "@funduq/shared-ui/icons";
import { useSubmit } from "@funduq/shared-ui/state";
import {
  useDropPapersMutation,
  useHoldPapersMutation,
  useRetryPrinterMutation,
} from "./print-troubles.endpoints.ts";
import classes from "./trouble-list.module.css";

/** A printer's oldest papers, which this device prints. */
export type HeldTrouble = HeldPapers & { trouble: PrintTrouble };

type TroubleListProps = {
  place: RestaurantRef;
  troubles: readonly PrintTrouble[];
  onPrint: (held: HeldTrouble) => void;
};

export function TroubleList({ place, troubles, onPrint }: TroubleListProps) {
  return (
    <div className={classes.troubles}>
      {troubles.map((trouble) => (
        <Trouble
          key={`${trouble.printerId} ${trouble.state} ${trouble.fault}`}
          place={place}
          trouble={trouble}
          onPrint={onPrint}
        />
      ))}
    </div>
  );
}

type TroubleProps = Pick<TroubleListProps, "place" | "onPrint"> & { trouble: PrintTrouble };

function Trouble({ place, trouble, onPrint }: TroubleProps) {
  const t = useText("pos");
  const { printerId, printerName: name, state, fault } = trouble;
  const papers = trouble.tickets + trouble.tillPapers;
  const label = state === "waiting" ? name : t("printers.tickets-failed", { name });
  const ended = fault === "outdated" ? trouble.tillPaperIds : trouble.drawerIds;
  return (
    <section className={classes.trouble} aria-label={label}>
      <p role="status">
        <strong>{t(`printers.fault-${fault}`, { name })}</strong>
        {papers > 0 && ` ${t(`printers.${state}`, { count: papers })}`}
      </p>
      <Group>
        {state === "waiting" && <RetryButton place={place} printerId={printerId} />}
        {fault === "outdated" || fault === "not-opened" ? (
          <RemoveButton place={place} jobIds={ended} />
        ) : (
          papers > 0 && <PrintHereButton place={place} trouble={trouble} onPrint={onPrint} />
        )}
      </Group>
    </section>
  );
}

type RetryButtonProps = Pick<TroubleProps, "place"> & Pick<PrintTrouble, "printerId">;

function RetryButton({ place, printerId }: RetryButtonProps) {
  const t = useText("pos");
  const [retry] = useRetryPrinterMutation();
  const { submit, isSaving } = useSubmit(retry, notify.error);
  return (
    <Button
      icon={RefreshIcon}
      disabled={isSaving}
      onClick={() => void submit({ ...place, printerId })}
    >
      {t("printers.retry")}
    </Button>
  );
}

type RemoveButtonProps = Pick<TroubleProps, "place"> & { jobIds: readonly PrintJobId[] };

/** Removes from the list what no device prints any more, once somebody has read it. */
function RemoveButton({ place: { hotelId, restaurantId }, jobIds }: RemoveButtonProps) {
  const t = useText("pos");
  const [drop] = useDropPapersMutation();
  const { submit, isSaving } = useSubmit(drop, notify.error);
  const wish = { hotelId, restaurantId, jobIds: jobIds.slice(0, MOST_HELD_PAPERS) };
  return (
    <Button icon={DoneIcon} disabled={isSaving} onClick={() => void submit(wish)}>
      {t("printers.done-failed")}
    </Button>
  );
}

function PrintHereButton({ place, trouble, onPrint }: TroubleProps) {
  const t = useText("pos");
  const [hold] = useHoldPapersMutation();
  const { submit, isSaving } = useSubmit(hold, notify.error);
  const { printerId, state } = trouble;
  async function handlePrint() {
    const held = await submit({ ...place, printerId, state });
    if (!held) return;
    if (held.papers.length + held.tillPapers.length > 0) onPrint({ ...held, trouble });
    else notify.info(t("printers.held-elsewhere"));
  }
  return (
    <Button icon={PrintIcon} disabled={isSaving} onClick={() => void handlePrint()}>
      {t("printers.print-here")}
    </Button>
  );
}
