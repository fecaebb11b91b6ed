import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import {
  type SaveTerminal,
  saveTerminalSchema,
  type Terminal,
} from "@funduq/shared-types/contracts/pos-floor";
import { type PosPrinterId, posTerminalIdSchema } from "@funduq/shared-types/values/ids";
import { Checkbox, FormDialog, type Option, Select, TextField } from "@funduq/shared-ui";
import { formContract, useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { newKey, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { fieldOfTakenName } from "../../../features/menu/use-based-save.ts";
import { useListPrintersQuery } from "../../../features/printing/printers.endpoints.ts";
import { useSaveTerminalMutation } from "./terminals.endpoints.ts";

type TerminalDialogProps = {
  place: RestaurantRef;
  /** Without it a new one is added. */
  terminal: Terminal | undefined;
  onClose: () => void;
};

type Typed = { name: string; printerId: PosPrinterId | null; hasDrawer: boolean };

/** Adds a terminal, or changes its name, its network printer and its drawer. */
export function TerminalDialog({ place, terminal, onClose }: TerminalDialogProps) {
  const t = useText("pos");
  const [save] = useSaveTerminalMutation();
  const { submit, isSaving, failure } = useSubmit(save);
  // Drawn once: sending it again after a lost answer adds no second terminal.
  const [newId] = useState(() => posTerminalIdSchema.parse(newKey()));
  const initial: Typed = {
    name: terminal?.name ?? "",
    printerId: terminal?.printer?.id ?? null,
    hasDrawer: terminal?.hasDrawer ?? false,
  };
  const version = terminal?.version ?? null;
  const [contract] = useState(() =>
    formContract<Typed, SaveTerminal>(saveTerminalSchema, {
      request: ({ hasDrawer, ...typed }) => ({
        ...typed,
        hasDrawer: hasDrawer && typed.printerId !== null,
        version,
      }),
    }),
  );
  const form = useContractForm<Typed, SaveTerminal>(contract, initial, failure, {
    fieldOf: fieldOfTakenName,
  });
  const { data: printers = [] } = useListPrintersQuery(place);
  const printer = form.field("printerId");
  const drawer = form.field("hasDrawer");
  const choices: Option<PosPrinterId | "">[] = [
    { value: "", label: t("stations.no-printer") },
    ...printers.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <FormDialog
      title={terminal ? t("terminals.edit", { name: terminal.name }) : t("terminals.add")}
      confirmLabel={t("menu.save")}
      failure={failure && fieldOfTakenName(failure) ? undefined : failure}
      isSaving={isSaving}
      onSubmit={form.submit(async (body) => {
        const saved = await submit({ ...place, terminalId: terminal?.id ?? newId, ...body });
        if (saved) onClose();
      })}
      onClose={onClose}
    >
      <TextField label={t("menu.name")} required maxLength={60} {...form.field("name")} />
      {printers.length > 0 && (
        <Select
          {...printer}
          label={t("terminals.printer")}
          hint={t("terminals.printer-hint")}
          value={printer.value ?? ""}
          onChange={(chosen) => printer.onChange(chosen || null)}
          options={choices}
        />
      )}
      {printer.value !== null && (
        <Checkbox label={t("terminals.drawer")} checked={drawer.value} onChange={drawer.onChange} />
      )}
    </FormDialog>
  );
}
