import { FormDialog, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import type { ComponentProps, ReactNode } from "react";
import { SaveFailure } from "./save-failure.tsx";

type EditDialogProps = {
  title: string;
  size?: "small" | "medium";
  isSaving: boolean;
  failure: ComponentProps<typeof SaveFailure>["failure"];
  /** Shows what the hotel has now, in place of what was typed. */
  onLatest: () => void;
  onSave: ComponentProps<typeof FormDialog>["onSubmit"];
  onClose: () => void;
  children: ReactNode;
};

/** One thing of the set-up, edited by itself: its fields, why it was not saved, Cancel and Save. */
export function EditDialog(props: EditDialogProps) {
  const t = useText("admin");
  return (
    <FormDialog
      size={props.size ?? "medium"}
      title={props.title}
      confirmLabel={t("setup.save")}
      isSaving={props.isSaving}
      onSubmit={props.onSave}
      onClose={props.onClose}
    >
      <Stack gap={4}>
        {props.children}
        <SaveFailure failure={props.failure} onLatest={props.onLatest} />
      </Stack>
    </FormDialog>
  );
}
