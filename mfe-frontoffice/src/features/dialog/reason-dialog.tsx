import { FormDialog, TextArea } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type ComponentProps, useState } from "react";

const LONGEST_REASON = 500;

type ReasonDialogProps = Omit<ComponentProps<typeof FormDialog>, "onSubmit" | "asks"> & {
  /** What is said when no reason was typed. */
  missing: string;
  /** The form begins with another field. */
  comesLast?: boolean;
  /** It was sent, with a reason or without one. */
  onTry?: () => void;
  onSubmit: (reason: string) => void;
};

/** Takes something back, which nobody may do without saying why. */
export function ReasonDialog(all: ReasonDialogProps) {
  const { missing, comesLast = false, onTry, onSubmit, children, ...props } = all;
  const t = useText("frontoffice");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const given = reason.trim();
  const fault = reasonFault(given);

  const faultTexts = { missing, "too-long": t("fault.reason") };

  function handleSubmit() {
    setTried(true);
    onTry?.();
    if (!fault) onSubmit(given);
  }

  return (
    <FormDialog {...props} onSubmit={handleSubmit}>
      {children}
      <TextArea
        label={t("reason")}
        required
        autoFocus={!comesLast}
        rows={2}
        value={reason}
        onChange={setReason}
        error={tried && fault ? faultTexts[fault] : undefined}
      />
    </FormDialog>
  );
}

function reasonFault(given: string): "missing" | "too-long" | undefined {
  if (given === "") return "missing";
  return given.length > LONGEST_REASON ? "too-long" : undefined;
}
