import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Dialog } from "./dialog.tsx";
import { DialogCancel } from "./dialog-cancel.tsx";

type ConfirmDialogProps = {
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** Names the thing: 'Cancel the booking of Amine Bensalem?' */
  title: ReactNode;
  /** The verb, never 'Yes': 'Cancel booking'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** Another way out, between the safe button and the deed: 'Complete the form'. */
  otherWay?: ReactNode;
  danger?: boolean;
  saving?: boolean;
  children?: ReactNode;
};

/** Asks before something that matters. Focus starts on the safe button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      size="small"
      role="alertdialog"
      footer={
        <>
          <DialogCancel data-autofocus="">{props.cancelLabel}</DialogCancel>
          {props.otherWay}
          <Button
            variant={props.danger ? "danger" : "primary"}
            saving={props.saving ?? false}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
