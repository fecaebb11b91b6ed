import { Button } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintIcon } from "@funduq/shared-ui/icons";
import { type ReactNode, useState } from "react";

type PrintButtonProps = {
  /** The dialog with what goes on paper. */
  dialog: (onClose: () => void) => ReactNode;
};

/** Opens the dialog that shows a document as it will stand on paper. */
export function PrintButton({ dialog }: PrintButtonProps) {
  const t = useText("frontoffice");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={PrintIcon} onClick={() => setOpen(true)}>
        {t("paper.print")}
      </Button>
      {open && dialog(() => setOpen(false))}
    </>
  );
}
