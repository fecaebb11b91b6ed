import type { Group } from "@funduq/shared-types/contracts/group";
import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button, lazyDialog } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintIcon } from "@funduq/shared-ui/icons";
import { useState } from "react";

/** What goes on paper loads when somebody prints. */
const PrintGroupDialog = lazyDialog(
  async () => (await import("./print-group-dialog.tsx")).PrintGroupDialog,
);

type PrintGroupButtonProps = { hotelId: HotelId; group: Group; account: GroupAccount };

/** Shows a group's own account as it will stand on paper. */
export function PrintGroupButton(props: PrintGroupButtonProps) {
  const t = useText("frontoffice");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={PrintIcon} onClick={() => setOpen(true)}>
        {t("paper.print")}
      </Button>
      {open && <PrintGroupDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
