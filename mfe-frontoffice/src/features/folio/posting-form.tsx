import { Button, Dialog, useShortcut } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import type { ApiFailure } from "@funduq/shared-ui/state";
import type { ReactNode } from "react";
import { CallFailure } from "../failure/call-failure.tsx";
import classes from "./folio.module.css";

type PostingFormProps = {
  title: string;
  confirmLabel: string;
  /** The specification's sentence for a failed call. */
  failedText: string;
  failure: ApiFailure | undefined;
  isSaving: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of the small dialogs that write to a folio: locked while saving, input kept. */
export function PostingForm(props: PostingFormProps) {
  const t = useText("frontoffice");
  const { onSubmit, onClose, isSaving } = props;
  useShortcut({ keys: "Ctrl+Enter", onPress: onSubmit, disabled: isSaving });
  return (
    <Dialog
      opened
      size="small"
      title={props.title}
      onClose={onClose}
      onSubmit={onSubmit}
      footer={
        <div className={classes.footer}>
          <CallFailure failure={props.failure} sentence={props.failedText} />
          <div className={classes.buttons}>
            <Button onClick={onClose}>{t("cancel")}</Button>
            <Button type="submit" variant="primary" saving={isSaving}>
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
