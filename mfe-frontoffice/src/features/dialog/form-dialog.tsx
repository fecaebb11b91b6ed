import { Button, Dialog, DialogCancel } from "@funduq/shared-ui";
import type { ApiFailure } from "@funduq/shared-ui/state";
import type { ReactNode } from "react";
import { CallFailure } from "../failure/call-failure.tsx";
import classes from "./form-dialog.module.css";

type FormDialogProps = {
  title: string;
  confirmLabel: string;
  /** What the safe button says, where 'Cancel' would mean two things. */
  keepLabel?: string;
  /** The specification's sentence for a failed call. */
  failedText: string;
  failure: ApiFailure | undefined;
  /** What to know of it besides its sentence. */
  failureFacts?: ReactNode;
  isSaving: boolean;
  /** Why it can't be done now: said above the buttons, and the main one is locked. */
  whyNot?: string | undefined;
  /** For a question rather than a form: it announces itself and starts on the safe button. */
  asks?: boolean;
  danger?: boolean;
  size?: "small" | "medium";
  /** It begins with what was typed before a reload: leaving asks. */
  holdsDraft?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of the small dialogs that write: locked while saving, input kept. */
export function FormDialog(props: FormDialogProps) {
  const { onSubmit, onClose, isSaving, asks = false, danger = false, size = "small" } = props;
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
        if (!locked) onSubmit();
      }}
      footer={
        <div className={classes.footer}>
          {whyNot && (
            <p id="dialog-reason" role="status">
              {whyNot}
            </p>
          )}
          <CallFailure failure={props.failure} sentence={props.failedText} />
          {props.failureFacts}
          <div className={classes.buttons}>
            <DialogCancel data-autofocus={asks ? "" : undefined}>{props.keepLabel}</DialogCancel>
            <Button
              type="submit"
              variant={danger ? "danger" : "primary"}
              saving={isSaving}
              disabled={locked}
              aria-describedby={locked ? "dialog-reason" : undefined}
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
