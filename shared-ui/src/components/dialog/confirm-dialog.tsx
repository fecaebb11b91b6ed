import type { ReactNode } from "react";
import { useUiText } from "../../i18n/ui-text.ts";
import { Button } from "../button/button.tsx";
import { Dialog } from "./dialog.tsx";

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
  const t = useUiText();
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      size="small"
      role="alertdialog"
      footer={
        <>
          <Button onClick={props.onClose} data-autofocus="">
            {props.cancelLabel ?? t("cancel")}
          </Button>
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
