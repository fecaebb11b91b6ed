import type { KitchenTicket } from "@funduq/shared-types/contracts/pos-kitchen";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintDialog, useDocument } from "@funduq/shared-ui/print";
import { billName } from "../../features/bills/bill-name.ts";
import { TicketPage } from "../../features/papers/ticket-page.tsx";

type PrintTicketDialogProps = { hotelId: HotelId; ticket: KitchenTicket; onClose: () => void };

/** A kitchen ticket for the printer of this device, as it is now (POS-13). */
export function PrintTicketDialog({ hotelId, ticket, onClose }: PrintTicketDialogProps) {
  const say = useText("pos");
  const document = useDocument("pos", hotelId);
  const place = ticket.tableName || billName(ticket.billName, say);
  return (
    <PrintDialog title={say("ticket.print-of", { place })} document={document} onClose={onClose}>
      {(t) => <TicketPage tickets={[ticket]} t={t} language={document.language} />}
    </PrintDialog>
  );
}
