import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import {
  type SaveTerminal,
  saveTerminalSchema,
  type Terminal,
} from "@funduq/shared-types/contracts/pos-floor";
import { type PosPrinterId, posTerminalIdSchema } from "@funduq/shared-types/values/ids";
import { Checkbox, FormDialog, Name, TextField } from "@funduq/shared-ui";
import { formContract, useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { newKey } from "@funduq/shared-ui/state";
import { useState } from "react";
import { fieldOfTakenName, useBasedSave } from "../../../features/menu/use-based-save.ts";
import { PrinterField } from "../printer-field.tsx";
import { SavedMeanwhile } from "../saved-meanwhile.tsx";
import { TerminalFacts } from "./terminal-facts.tsx";
import { useSaveTerminalMutation } from "./terminals.endpoints.ts";

type TerminalDialogProps = {
  place: RestaurantRef;
  terminals: readonly Terminal[];
  /** Undefined adds one. */
  terminal: Terminal | undefined;
  onClose: () => void;
};

type Typed = { name: string; printerId: PosPrinterId | null; hasDrawer: boolean };

const contract = formContract<Typed, SaveTerminal>(saveTerminalSchema, {
  request: ({ hasDrawer, ...typed }) => ({
    ...typed,
    hasDrawer: hasDrawer && typed.printerId !== null,
    version: null,
  }),
});

/** Adds a terminal, or changes its name, its network printer and its drawer. */
export function TerminalDialog({ place, terminals, terminal, onClose }: TerminalDialogProps) {
  const t = useText("pos");
  // Drawn once: sending it again after a lost answer adds no second terminal.
  const [terminalId] = useState(() => terminal?.id ?? posTerminalIdSchema.parse(newKey()));
  const current = terminals.find(({ id }) => id === terminalId);
  const [trigger] = useSaveTerminalMutation();
  const { save, isSaving, failure, isOvertaken } = useBasedSave(trigger, current);
  const form = useContractForm<Typed, SaveTerminal>(
    contract,
    {
      name: terminal?.name ?? "",
      printerId: terminal?.printer?.id ?? null,
      hasDrawer: terminal?.hasDrawer ?? false,
    },
    failure,
    { fieldOf: fieldOfTakenName },
  );
  const printer = form.field("printerId");
  const drawer = form.field("hasDrawer");

  async function handleSubmit(body: SaveTerminal) {
    const saved = await save((version) => ({ ...place, terminalId, ...body, version }));
    if (saved) onClose();
  }

  return (
    <FormDialog
      title={terminal ? t("terminals.edit", { name: terminal.name }) : t("terminals.add")}
      confirmLabel={t("menu.save")}
      failure={failure && fieldOfTakenName(failure) ? undefined : failure}
      failureFacts={
        current && (
          <SavedMeanwhile isOvertaken={isOvertaken}>
            <Name>{current.name}</Name> · <TerminalFacts terminal={current} />
          </SavedMeanwhile>
        )
      }
      isSaving={isSaving}
      onSubmit={form.submit(handleSubmit)}
      onClose={onClose}
    >
      <TextField label={t("menu.name")} required maxLength={60} {...form.field("name")} />
      <PrinterField
        {...printer}
        place={place}
        label={t("terminals.printer")}
        hint={t("terminals.printer-hint")}
        none={t("terminals.no-printers")}
      />
      {printer.value !== null && (
        <Checkbox label={t("terminals.drawer")} checked={drawer.value} onChange={drawer.onChange} />
      )}
    </FormDialog>
  );
}
