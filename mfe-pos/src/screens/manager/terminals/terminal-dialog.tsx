import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import { saveTerminalSchema, type Terminal } from "@funduq/shared-types/contracts/pos-floor";
import { posTerminalIdSchema } from "@funduq/shared-types/values/ids";
import { FormDialog, TextField } from "@funduq/shared-ui";
import { useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { type ApiFailure, newKey, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useSaveTerminalMutation } from "./terminals.endpoints.ts";

type TerminalDialogProps = {
  place: RestaurantRef;
  /** Without it a new one is added. */
  terminal: Terminal | undefined;
  onClose: () => void;
};

/** Said at the field instead of above the buttons. */
const isOfName = ({ code }: ApiFailure) => code === "terminal.name-taken";

/** Adds a terminal, or renames one. */
export function TerminalDialog({ place, terminal, onClose }: TerminalDialogProps) {
  const t = useText("pos");
  const [save] = useSaveTerminalMutation();
  const { submit, isSaving, failure } = useSubmit(save);
  // Drawn once: sending it again after a lost answer adds no second terminal.
  const [newId] = useState(() => posTerminalIdSchema.parse(newKey()));
  const initial = { name: terminal?.name ?? "", version: terminal?.version ?? null };
  const form = useContractForm(saveTerminalSchema, initial, failure, {
    fieldOf: (failed) => (isOfName(failed) ? "name" : undefined),
  });
  return (
    <FormDialog
      title={terminal ? t("terminals.rename", { name: terminal.name }) : t("terminals.add")}
      confirmLabel={t("menu.save")}
      failure={failure && isOfName(failure) ? undefined : failure}
      isSaving={isSaving}
      onSubmit={form.submit(async (body) => {
        const saved = await submit({ ...place, terminalId: terminal?.id ?? newId, ...body });
        if (saved) onClose();
      })}
      onClose={onClose}
    >
      <TextField label={t("menu.name")} required maxLength={60} {...form.field("name")} />
    </FormDialog>
  );
}
