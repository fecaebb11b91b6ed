import type { Sale, SaleRef } from "@funduq/shared-types/contracts/pos-sale";
import type { PosTerminalId } from "@funduq/shared-types/values/ids";
import { Button, Dialog, QueryView } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { UndoIcon } from "@funduq/shared-ui/icons";
import { PrintDialog, useDocument } from "@funduq/shared-ui/print";
import { useState } from "react";
import { useReadSaleQuery } from "../../../features/checkout/sales.endpoints.ts";
import { ReceiptPage } from "../../../features/papers/receipt-page.tsx";
import { usePrintReceiptMutation } from "../../../features/printing/till-papers.endpoints.ts";
import { useNetworkPrint } from "../../../features/printing/use-network-print.tsx";
import { useMayCorrect } from "../turns/use-approval.tsx";
import { RefundDialog } from "./refund-dialog.tsx";

type ReceiptDialogProps = SaleRef & { terminalId: PosTerminalId | null; onClose: () => void };

/** A receipt again, as it was printed; who may gives the whole sale back from here. */
export function ReceiptDialog({ terminalId, onClose, ...ref }: ReceiptDialogProps) {
  const t = useText("pos");
  const query = useReadSaleQuery(ref);
  if (query.data)
    return <Receipt saleRef={ref} sale={query.data} terminalId={terminalId} onClose={onClose} />;
  return (
    <Dialog opened size="large" title={t("receipts.title")} onClose={onClose}>
      <QueryView query={query} errorMessage={t("receipts.load-failed")}>
        {() => null}
      </QueryView>
    </Dialog>
  );
}

type ReceiptProps = Pick<ReceiptDialogProps, "terminalId" | "onClose"> & {
  saleRef: SaleRef;
  sale: Sale;
};

function Receipt({ saleRef, sale, terminalId, onClose }: ReceiptProps) {
  const say = useText("pos");
  const document = useDocument("pos", saleRef.hotelId);
  const [refunding, setRefunding] = useState(false);
  const { isPossible } = useMayCorrect();
  const [print] = usePrintReceiptMutation();
  const { mayBePrinted, ...network } = useNetworkPrint({
    place: saleRef,
    terminalId,
    language: document.language,
    send: (paper) => print({ ...saleRef, ...paper }),
  });
  const canRefund = isPossible && sale.refunds === null && sale.refundedBy === null;
  return (
    <>
      <PrintDialog
        title={say("receipts.open", { number: sale.number })}
        document={document}
        {...network}
        actions={
          canRefund && (
            <Button icon={UndoIcon} onClick={() => setRefunding(true)}>
              {say("receipts.give-back")}
            </Button>
          )
        }
        onClose={onClose}
      >
        {(t, letterhead) => (
          <ReceiptPage
            sale={sale}
            t={t}
            letterhead={letterhead}
            language={document.language}
            isCopy
            mayBePrinted={mayBePrinted}
          />
        )}
      </PrintDialog>
      {refunding && (
        <RefundDialog
          saleRef={saleRef}
          sale={sale}
          terminalId={terminalId}
          onClose={() => setRefunding(false)}
        />
      )}
    </>
  );
}
