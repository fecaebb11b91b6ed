import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { PrintTrouble } from "@funduq/shared-types/contracts/pos-print";
import { Button, Group, lazyDialog, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintIcon, RefreshIcon } from "@funduq/shared-ui/icons";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useRetryPrinterMutation } from "./printing.endpoints.ts";
import classes from "./trouble-list.module.css";

const PrintHereDialog = lazyDialog(
  async () => (await import("./print-here-dialog.tsx")).PrintHereDialog,
);

type TroubleListProps = { place: RestaurantRef; troubles: readonly PrintTrouble[] };

export function TroubleList({ place, troubles }: TroubleListProps) {
  const [printed, print] = useState<PrintTrouble>();
  return (
    <div role="status" className={classes.troubles}>
      {troubles.map((trouble) => (
        <Trouble
          key={trouble.printerId}
          place={place}
          trouble={trouble}
          onPrint={() => print(trouble)}
        />
      ))}
      {printed && (
        <PrintHereDialog place={place} trouble={printed} onClose={() => print(undefined)} />
      )}
    </div>
  );
}

type TroubleProps = { place: RestaurantRef; trouble: PrintTrouble; onPrint: () => void };

function Trouble({ place, trouble, onPrint }: TroubleProps) {
  const t = useText("pos");
  const [retry] = useRetryPrinterMutation();
  const { submit, isSaving } = useSubmit(retry, notify.error);
  const { printerId, printerName: name, fault, jobs } = trouble;
  return (
    <section className={classes.trouble} aria-label={name}>
      <p>
        <strong>{t(`printers.fault-${fault}`, { name })}</strong>{" "}
        {t("printers.waiting", { count: jobs.length })}
      </p>
      <Group>
        {fault !== "removed" && (
          <Button
            icon={RefreshIcon}
            disabled={isSaving}
            onClick={() => void submit({ ...place, printerId })}
          >
            {t("printers.retry")}
          </Button>
        )}
        <Button icon={PrintIcon} onClick={onPrint}>
          {t("printers.print-here")}
        </Button>
      </Group>
    </section>
  );
}
