import { type ReactNode, useState } from "react";
import { latinDigits } from "../../format/parse-money.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import { Button } from "../button/button.tsx";
import { TextField } from "../field/text-fields.tsx";
import { Stack } from "../layout/layout.tsx";
import { Dialog } from "./dialog.tsx";
import { DialogCancel } from "./dialog-cancel.tsx";

type TypedConfirmProps = {
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** Names the thing: 'Delete Hôtel El Djazaïr?' */
  title: ReactNode;
  /** The verb, never 'Yes': 'Delete hotel'. */
  confirmLabel: string;
  /** What must be typed: the thing's name, the business date. Capitals, spaces and how a date is divided don't count. */
  word: string;
  /** Asks for it in words of the place; 'Type … to go on' unless given. */
  wordLabel?: string;
  saving?: boolean;
  /** What will happen, and that it can't be taken back. */
  children?: ReactNode;
};

/** For what can't be taken back at all: nobody confirms it by habit, because it has to be typed. */
export function TypedConfirm({ opened, ...props }: TypedConfirmProps) {
  return opened ? <OpenTypedConfirm {...props} /> : null;
}

function OpenTypedConfirm(props: Omit<TypedConfirmProps, "opened">) {
  const { word, onClose, onConfirm, saving = false } = props;
  const t = useUiText();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  function confirm() {
    if (plain(typed) === plain(word)) onConfirm();
    else setWrong(true);
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={props.title}
      size="small"
      role="alertdialog"
      isThrowaway
      onSubmit={saving ? () => {} : confirm}
      footer={
        <>
          <DialogCancel />
          <Button type="submit" variant="danger" saving={saving}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <Stack>
        {props.children}
        <TextField
          label={props.wordLabel ?? t("confirm.type", { word })}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setWrong(false);
          }}
          error={wrong ? t("confirm.mismatch") : undefined}
          required
        />
      </Stack>
    </Dialog>
  );
}

function plain(text: string): string {
  const read = latinDigits(text).normalize("NFC").replace(/\s+/gu, " ").trim();
  if (/^\d{1,2}[-/. ]?\d{1,2}[-/. ]?\d{4}$/u.test(read)) return read.replace(/\D/gu, "");
  return read.toLocaleLowerCase();
}
