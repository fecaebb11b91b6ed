import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { DiningTable } from "@funduq/shared-types/contracts/pos-floor";
import { Button, Dialog, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon } from "@funduq/shared-ui/icons";
import { BillButton } from "../bill-button.tsx";
import { NEW_BILL, useTillPlace } from "../use-till-place.ts";

type TableBillsDialogProps = {
  table: DiningTable;
  bills: readonly OpenBill[];
  onClose: () => void;
};

/** The bills of a table, one to choose, and a new one beside them. */
export function TableBillsDialog({ table, bills, onClose }: TableBillsDialogProps) {
  const t = useText("till");
  const { goTo } = useTillPlace();
  return (
    <Dialog
      opened
      size="small"
      isThrowaway
      title={t("bills-of", { table: table.name })}
      onClose={onClose}
      footer={
        <Button icon={AddIcon} onClick={() => goTo.insteadBill(table.id, NEW_BILL)}>
          {t("new-bill")}
        </Button>
      }
    >
      <Stack>
        {bills.map((bill) => (
          <BillButton
            key={bill.id}
            bill={bill}
            onOpen={() => goTo.insteadBill(table.id, bill.id)}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
