import { reversePostingSchema } from "@funduq/shared-types/contracts/folio";
import { FormDialog, TextArea } from "@funduq/shared-ui";
import { type BoundField, useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import type { ComponentProps } from "react";

type ReasonDialogProps = Omit<ComponentProps<typeof FormDialog>, "onSubmit" | "asks"> & {
  /** What is said when no reason was typed. */
  missing: string;
  onSubmit: (reason: string) => void;
};

/** Takes something back, which nobody may do without saying why. */
export function ReasonDialog({ missing, onSubmit, children, ...dialog }: ReasonDialogProps) {
  const form = useContractForm(reversePostingSchema, { reason: "" }, dialog.failure);
  return (
    <FormDialog {...dialog} onSubmit={form.submit(({ reason }) => onSubmit(reason))}>
      {children}
      <ReasonField {...form.field("reason")} autoFocus missing={missing} />
    </FormDialog>
  );
}

type ReasonFieldProps = BoundField<string> & { missing: string; autoFocus?: boolean };

export function ReasonField({ missing, error, ...field }: ReasonFieldProps) {
  const t = useText("frontoffice");
  const isEmpty = field.value.trim() === "";
  return (
    <TextArea
      {...field}
      label={t("reason")}
      required
      rows={2}
      error={error && isEmpty ? missing : error}
    />
  );
}
