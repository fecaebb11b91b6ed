import { type ReactNode, useId } from "react";
import type { ApiFailure } from "../../client/api-failure.ts";
import { Button } from "../button/button.tsx";
import { CallFailure } from "../feedback/call-failure.tsx";
import { Dialog } from "./dialog.tsx";
import { DialogCancel } from "./dialog-cancel.tsx";
import classes from "./form-dialog.module.css";

export type FormDialogProps = {
  title: ReactNode;
  confirmLabel: string;
  /** What the safe button says, where 'Cancel' would mean two things. */
  keepLabel?: string;
  failure?: ApiFailure | undefined;
  /** The specification's sentence for a failed call; without it the failure speaks for itself. */
  failedText?: string | undefined;
  /** What to know of it besides its sentence. */
  failureFacts?: ReactNode;
  isSaving?: boolean;
  /** Why it can't be done now: said above the buttons, and the main one is locked. */
  whyNot?: string | undefined;
  /** For a question rather than a form: it announces itself and starts on the safe button. */
  asks?: boolean;
  danger?: boolean;
  size?: "small" | "medium";
  /** As `Dialog` has it. */
  holdsDraft?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of the small dialogs that write: locked while saving, input kept. */
export function FormDialog(props: FormDialogProps) {
  const { onSubmit, onClose, isSaving = false, asks = false, size = "small" } = props;
  const reasonId = useId();
  const whyNot = isSaving ? undefined : props.whyNot;
  const locked = whyNot !== undefined;
  return (
    <Dialog
      opened
      size={size}
      holdsDraft={props.holdsDraft ?? false}
      role={asks ? "alertdialog" : "dialog"}
      title={props.title}
      onClose={onClose}
      submitLabel={props.confirmLabel}
      onSubmit={() => {
        // One form, locked or not: fields that came anew would lose the focus of who types in them.
        if (!locked && !isSaving) onSubmit();
      }}
      footer={
        <div className={classes.footer}>
          {whyNot && (
            <p id={reasonId} role="status">
              {whyNot}
            </p>
          )}
          <CallFailure failure={props.failure} sentence={props.failedText} />
          {props.failureFacts}
          <div className={classes.buttons}>
            <DialogCancel data-autofocus={asks ? "" : undefined}>{props.keepLabel}</DialogCancel>
            <Button
              type="submit"
              variant={props.danger ? "danger" : "primary"}
              saving={isSaving}
              disabled={locked}
              aria-describedby={locked ? reasonId : undefined}
              aria-keyshortcuts="Control+Enter"
            >
              {props.confirmLabel}
            </Button>
          </div>
        </div>
      }
    >
      <div className={classes.fields}>{props.children}</div>
    </Dialog>
  );
}
