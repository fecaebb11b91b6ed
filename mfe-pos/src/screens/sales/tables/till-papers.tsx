import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { PosTerminalId } from "@funduq/shared-types/values/ids";
import { Button, lazyDialog } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { FolioIcon, PaymentIcon } from "@funduq/shared-ui/icons";
import { useState } from "react";

const ReceiptsDialog = lazyDialog(
  async () => (await import("../receipts/receipts-dialog.tsx")).ReceiptsDialog,
);
const ShiftDialog = lazyDialog(async () => (await import("../shift/shift-dialog.tsx")).ShiftDialog);

type TillPapersProps = { restaurant: RestaurantRef; terminalId: PosTerminalId | null };

/** What was sold, and the drawer of this terminal. Where the restaurant has no terminals, there is no drawer to count. */
export function TillPapers({ restaurant, terminalId }: TillPapersProps) {
  const t = useText("pos");
  const [opened, setOpened] = useState<"receipts" | "shift">();
  const close = () => setOpened(undefined);
  return (
    <>
      <Button icon={FolioIcon} onClick={() => setOpened("receipts")}>
        {t("receipts.title")}
      </Button>
      {terminalId && (
        <Button icon={PaymentIcon} onClick={() => setOpened("shift")}>
          {t("shift.title")}
        </Button>
      )}
      {opened === "receipts" && (
        <ReceiptsDialog {...restaurant} terminalId={terminalId} onClose={close} />
      )}
      {opened === "shift" && terminalId && (
        <ShiftDialog terminal={{ ...restaurant, terminalId }} onClose={close} />
      )}
    </>
  );
}
