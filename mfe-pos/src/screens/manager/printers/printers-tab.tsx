import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { Printer } from "@funduq/shared-types/contracts/pos-print";
import { Button, Card, EmptyState, QueryView } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, PrintIcon } from "@funduq/shared-ui/icons";
import { useState } from "react";
import { PrintTroubles } from "../../../features/printing/print-troubles.tsx";
import {
  useListPrintersQuery,
  useRemovePrinterMutation,
} from "../../../features/printing/printers.endpoints.ts";
import { TestPrintButton } from "../../../features/printing/test-print-button.tsx";
import { EntryRow } from "../entry-row.tsx";
import classes from "../manager.module.css";
import { RemoveDialog } from "../remove-dialog.tsx";
import { PrinterDialog } from "./printer-dialog.tsx";

type Opened = { kind: "add" } | { kind: "edit" | "remove"; printer: Printer };

/** The restaurant's network printers (POS-01, POS-13). Stations name the one that prints their tickets. */
export function PrintersTab({ place }: { place: RestaurantRef }) {
  const t = useText("pos");
  const query = useListPrintersQuery(place);
  const [opened, setOpened] = useState<Opened>();
  const [remove] = useRemovePrinterMutation();
  const close = () => setOpened(undefined);
  const printers = query.currentData ?? [];
  return (
    <Card
      title={t("printers")}
      actions={
        <Button variant="primary" icon={AddIcon} onClick={() => setOpened({ kind: "add" })}>
          {t("printers.add")}
        </Button>
      }
    >
      <PrintTroubles place={place} />
      <QueryView
        query={{ ...query, data: query.currentData }}
        errorMessage={t("load-failed")}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState icon={PrintIcon} message={t("printers.none")} />}
      >
        {(list) => (
          <ul className={classes.list} aria-label={t("printers")}>
            {list.map((printer) => (
              <PrinterRow key={printer.id} place={place} printer={printer} onOpen={setOpened} />
            ))}
          </ul>
        )}
      </QueryView>
      {opened?.kind === "remove" && (
        <RemoveDialog
          name={opened.printer.name}
          trigger={remove}
          removed={{ ...place, printerId: opened.printer.id }}
          onClose={close}
        >
          {t("printers.delete-note")}
        </RemoveDialog>
      )}
      {opened && opened.kind !== "remove" && (
        <PrinterDialog
          place={place}
          printers={printers}
          printer={opened.kind === "edit" ? opened.printer : undefined}
          onClose={close}
        />
      )}
    </Card>
  );
}

type PrinterRowProps = {
  place: RestaurantRef;
  printer: Printer;
  onOpen: (opened: Opened) => void;
};

function PrinterRow({ place, printer, onOpen }: PrinterRowProps) {
  const t = useText("pos");
  const { name, host, port, widthMm, confirms } = printer;
  return (
    <EntryRow
      name={name}
      fact={
        <>
          <bdi dir="ltr">{t("printers.at", { host, port })}</bdi>
          {` · ${t("printers.mm", { width: widthMm })}`}
          {!confirms && <div>{t("printers.silent")}</div>}
        </>
      }
      onEdit={() => onOpen({ kind: "edit", printer })}
      onDelete={() => onOpen({ kind: "remove", printer })}
    >
      <div>
        <TestPrintButton place={place} printer={printer} />
      </div>
    </EntryRow>
  );
}
