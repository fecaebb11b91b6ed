import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Folio, Posting } from "@funduq/shared-types/contracts/folio";
import { takesPostings } from "@funduq/shared-types/rules/booking-status";
import { folioBalance, personalFolio } from "@funduq/shared-types/rules/folio";
import { creditKind } from "@funduq/shared-types/rules/folio-payment";
import { refundMethods } from "@funduq/shared-types/rules/folio-refund";
import { canGoToGroupAccount, groupTakesOver } from "@funduq/shared-types/rules/group-account";
import type { Due } from "@funduq/shared-types/rules/stay-due";
import { Button, Dialog, Name, Shortcut, Tabs } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, FolioIcon, GroupIcon, PaymentIcon, UndoIcon } from "@funduq/shared-ui/icons";
import { skipToken, useMay } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useFocusKept } from "../dialog/use-focus-kept.ts";
import { InvoiceButton } from "../invoice/invoice-button.tsx";
import { ReferenceBeside } from "../reference/reference.tsx";
import { useReadChargeItemsQuery } from "./charge-items.endpoints.ts";
import classes from "./folio.module.css";
import { FolioTab } from "./folio-tab.tsx";
import { GroupTransferDialog } from "./group-transfer-dialog.tsx";
import { MovePostingDialog } from "./move-posting-dialog.tsx";
import { OpenFolioDialog } from "./open-folio-dialog.tsx";
import { PostChargeDialog } from "./post-charge-dialog.tsx";
import { PostPaymentDialog } from "./post-payment-dialog.tsx";
import { PostingsTable } from "./postings-table.tsx";
import { PrintFolioButton } from "./print-folio-button.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { ReversePostingDialog } from "./reverse-posting-dialog.tsx";
import { SplitPostingDialog } from "./split-posting-dialog.tsx";
import { useStayDue } from "./use-stay-due.ts";

type FolioManagerProps = { bookingRef: BookingRef; booking: Booking; onClose: () => void };
type Open =
  | { kind: "payment" | "charge" | "refund" | "group" | "folio" }
  | { kind: "move" | "reverse" | "split"; posting: Posting };

/** The folios of a stay: what was charged, what was paid, what is open (FOL-03). */
export function FolioManager({ bookingRef, booking, onClose }: FolioManagerProps) {
  const t = useText("frontoffice");
  const { folios } = booking;
  const dueOf = useStayDue(booking);
  const [wanted, setWanted] = useState(() => personalFolio(folios)?.id);
  const [open, setOpen] = useState<Open>();
  const folio = folios.find(({ id }) => id === wanted) ?? folios[0];
  const mayPost = useMay("folios.post") && !isClosed(booking);
  // Loaded here, so that the catalogue is there when a charge begins.
  useReadChargeItemsQuery(mayPost ? bookingRef.hotelId : skipToken);
  const body = useFocusKept(selectedTab, [folios], open !== undefined);
  if (!folio) return null;
  const close = () => setOpen(undefined);
  return (
    <Dialog
      opened
      onClose={onClose}
      size="wide"
      title={<FolioTitle booking={booking} />}
      footer={
        <div className={classes.footer}>
          <div className={classes.side}>
            <Button onClick={onClose}>{t("close")}</Button>
            <PrintFolioButton hotelId={bookingRef.hotelId} booking={booking} folioId={folio.id} />
            {folio.payer === "Guest" && (
              <InvoiceButton
                hotelId={bookingRef.hotelId}
                folioId={folio.id}
                name={buyerName(booking, folio)}
                postings={folio.postings}
              />
            )}
            <Button icon={FolioIcon} disabled={!mayPost} onClick={() => setOpen({ kind: "folio" })}>
              {t("folio.open")}
            </Button>
          </div>
          <div className={classes.side}>
            {goesToGroup(booking, folio) && (
              <Button
                icon={GroupIcon}
                disabled={!mayPost}
                onClick={() => setOpen({ kind: "group" })}
              >
                {t("group-account.transfer")}
              </Button>
            )}
            {refundMethods(folio).length > 0 && (
              <Button
                icon={UndoIcon}
                disabled={!mayPost}
                onClick={() => setOpen({ kind: "refund" })}
              >
                {t("refund.open")}
              </Button>
            )}
            <Button icon={AddIcon} disabled={!mayPost} onClick={() => setOpen({ kind: "charge" })}>
              {t("folio.post-charge")}
            </Button>
            <Button
              variant="primary"
              icon={PaymentIcon}
              aria-keyshortcuts="F9"
              disabled={!mayPost}
              onClick={() => setOpen({ kind: "payment" })}
            >
              {t("folio.post-payment")}
            </Button>
          </div>
        </div>
      }
    >
      <Shortcut
        keys="F9"
        label={t("folio.post-payment")}
        onPress={() => setOpen({ kind: "payment" })}
        disabled={!mayPost}
      />
      <div ref={body}>
        <Tabs
          label={t("stay.folios")}
          value={folio.id}
          onChange={setWanted}
          tabs={folios.map((each) => ({
            id: each.id,
            label: <FolioTab folio={each} />,
            content: (
              <PostingsTable
                folio={each}
                credit={creditKind(dueOf(each))}
                canPost={mayPost}
                canMove={mayPost && folios.length > 1}
                onMove={(posting) => setOpen({ kind: "move", posting })}
                onReverse={(posting) => setOpen({ kind: "reverse", posting })}
                onSplit={(posting) => setOpen({ kind: "split", posting })}
              />
            ),
          }))}
        />
      </div>
      {isClosed(booking) && <p className={classes.note}>{t("folio.closed")}</p>}
      {open && (
        <OpenForm
          open={open}
          bookingRef={bookingRef}
          booking={booking}
          folio={folio}
          dueOf={dueOf}
          onClose={close}
        />
      )}
    </Dialog>
  );
}

const selectedTab = (body: HTMLElement) =>
  body.querySelector<HTMLElement>("[role=tab][aria-selected=true]");

type OpenFormProps = {
  open: Open;
  bookingRef: BookingRef;
  booking: Booking;
  folio: Folio;
  dueOf: (folio: Folio) => Due;
  onClose: () => void;
};

/** The form that lies over the folios. */
function OpenForm({ open, booking, folio, dueOf, ...rest }: OpenFormProps) {
  const form = { ...rest, folios: booking.folios };
  if (open.kind === "payment")
    return <PostPaymentDialog {...rest} booking={booking} dueOf={dueOf} folioId={folio.id} />;
  if (open.kind === "folio") return <OpenFolioDialog {...rest} booking={booking} />;
  if (open.kind === "group")
    return (
      booking.groupId && <GroupTransferDialog {...rest} groupId={booking.groupId} folio={folio} />
    );
  if (open.kind === "refund") return <RefundDialog {...rest} folio={folio} dueOf={dueOf} />;
  if (open.kind === "move")
    return <MovePostingDialog {...form} folio={folio} posting={open.posting} />;
  if (open.kind === "split")
    return <SplitPostingDialog {...form} folio={folio} posting={open.posting} />;
  if (open.kind === "reverse")
    return <ReversePostingDialog {...form} folio={folio} posting={open.posting} />;
  return <PostChargeDialog {...rest} booking={booking} />;
}

function FolioTitle({ booking }: { booking: Booking }) {
  const t = useText("frontoffice");
  const guest = booking.guests.find(({ isPrimary }) => isPrimary)?.fullName ?? "";
  return (
    <>
      {t("folio.title")} · <Name>{guest}</Name> · <bdi>{booking.roomNumber}</bdi>
      <ReferenceBeside reference={booking.reference} />
    </>
  );
}

/** A further guest's folio has their name. */
function buyerName({ guests, folios }: Booking, folio: Folio): string {
  if (folio !== personalFolio(folios)) return folio.name;
  return guests.find(({ isPrimary }) => isPrimary)?.fullName ?? "";
}

function goesToGroup(booking: Booking, folio: Folio): boolean {
  const owing = { ...folio, balanceCentimes: folioBalance(folio) };
  return groupTakesOver(booking) && canGoToGroupAccount(owing, booking.status);
}

function isClosed({ status }: Pick<Booking, "status">): boolean {
  return !takesPostings(status);
}
