import type { Group } from "@funduq/shared-types/contracts/group";
import type { GroupAccount, GroupPosting } from "@funduq/shared-types/contracts/group-account";
import { refundMethods } from "@funduq/shared-types/rules/folio-refund";
import { openForGroup } from "@funduq/shared-types/rules/group-account";
import type { BookingId, HotelId } from "@funduq/shared-types/values/ids";
import { Button, Dialog, QueryView, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, GroupIcon, PaymentIcon, UndoIcon } from "@funduq/shared-ui/icons";
import { skipToken, useMay } from "@funduq/shared-ui/state";
import { useState } from "react";
import { lateDialog } from "../../late-part.ts";
import { PrintButton } from "../dialog/print-button.tsx";
import { useReadChargeItemsQuery } from "../folio/charge-items.endpoints.ts";
import folioClasses from "../folio/folio.module.css";
import { InvoiceButton } from "../invoice/invoice-button.tsx";
import { useReadGroupAccountQuery } from "./group-account.endpoints.ts";
import accountClasses from "./group-account.module.css";
import { OwnLines } from "./group-account-lines.tsx";
import { Stays } from "./group-account-stays.tsx";
import { GroupChargeDialog } from "./group-charge-dialog.tsx";
import { GroupRefundDialog, GroupReversalDialog } from "./group-corrections.tsx";
import classes from "./group-panel.module.css";
import { GroupPaymentDialog } from "./group-payment-dialog.tsx";
import { TakeOverDialog } from "./take-over-dialog.tsx";

/** What goes on paper loads when somebody prints. */
const PrintGroupDialog = lateDialog(
  async () => (await import("./print-group-dialog.tsx")).PrintGroupDialog,
);

type GroupAccountDialogProps = {
  hotelId: HotelId;
  group: Group;
  onManage: (booking: BookingId) => void;
  onClose: () => void;
};

type Open =
  | { kind: "charge" | "payment" | "refund" | "take-over" }
  | { kind: "reverse"; posting: GroupPosting };

/** A group's own account, and below it what its stays owe and have paid, each by itself. */
export function GroupAccountDialog({ hotelId, group, onManage, onClose }: GroupAccountDialogProps) {
  const t = useText("frontoffice");
  const [open, setOpen] = useState<Open>();
  const groupRef = { hotelId, groupId: group.id };
  const query = useReadGroupAccountQuery(groupRef);
  const account = query.data;
  // Loaded here, so that the catalogue is there when a charge begins.
  useReadChargeItemsQuery(useMay("folios.post") ? hotelId : skipToken);
  const close = () => setOpen(undefined);
  return (
    <Dialog
      opened
      size="wide"
      onClose={onClose}
      title={t("group.account-of", { name: group.name })}
      footer={
        account && (
          <Actions
            hotelId={hotelId}
            group={group}
            account={account}
            onClose={onClose}
            onStart={(kind) => setOpen({ kind })}
          />
        )
      }
    >
      <QueryView
        query={query}
        skeleton={<Skeleton rows={6} />}
        errorMessage={t("group.account-failed")}
      >
        {(found) => (
          <>
            <h3>{t("group-account.own")}</h3>
            <OwnLines
              group={group}
              account={found}
              onManage={onManage}
              onReverse={(posting) => setOpen({ kind: "reverse", posting })}
            />
            <Stays account={found} onManage={onManage} />
          </>
        )}
      </QueryView>
      {open && account && (
        <OpenForm open={open} groupRef={groupRef} account={account} group={group} onClose={close} />
      )}
    </Dialog>
  );
}

type OpenFormProps = {
  open: Open;
  groupRef: { hotelId: HotelId; groupId: Group["id"] };
  account: GroupAccount;
  group: Group;
  onClose: () => void;
};

/** The form that lies over the account. */
function OpenForm({ open, group, ...form }: OpenFormProps) {
  if (open.kind === "reverse") return <GroupReversalDialog {...form} posting={open.posting} />;
  if (open.kind === "charge") return <GroupChargeDialog {...form} group={group} />;
  if (open.kind === "payment") return <GroupPaymentDialog {...form} group={group} />;
  if (open.kind === "take-over") return <TakeOverDialog {...form} />;
  return <GroupRefundDialog {...form} group={group} />;
}

type ActionsProps = {
  hotelId: HotelId;
  group: Group;
  account: GroupAccount;
  onClose: () => void;
  onStart: (kind: "charge" | "payment" | "refund" | "take-over") => void;
};

/** What can be done with the account; what can’t, says why where everybody reads it. */
function Actions({ hotelId, group, account, onClose, onStart }: ActionsProps) {
  const t = useText("frontoffice");
  const mayPost = useMay("folios.post");
  const isCalledOff = group.status === "Cancelled";
  const mayCharge = mayPost && !isCalledOff;
  const isOpen = openForGroup(account).length > 0;
  const canRefund = refundMethods(account).length > 0;
  const nothingOpen = isOpen ? undefined : t("group-account.nothing-open");
  const whyNot = isCalledOff ? t("group-account.cancelled") : nothingOpen;
  return (
    <div className={`${folioClasses.footer} ${accountClasses.accountActions}`}>
      {whyNot && (
        <p id="group-account-reason" className={classes.reason}>
          {whyNot}
        </p>
      )}
      <div className={folioClasses.side}>
        <Button data-closes="" onClick={onClose}>
          {t("close")}
        </Button>
        <PrintButton
          dialog={(onClose) => (
            <PrintGroupDialog hotelId={hotelId} group={group} account={account} onClose={onClose} />
          )}
        />
        {account.folioId && (
          <InvoiceButton
            hotelId={hotelId}
            folioId={account.folioId}
            name={group.name}
            postings={account.postings}
          />
        )}
        {canRefund && (
          <Button icon={UndoIcon} disabled={!mayPost} onClick={() => onStart("refund")}>
            {t("refund.open")}
          </Button>
        )}
        <Button
          icon={GroupIcon}
          disabled={!mayCharge || !isOpen}
          aria-describedby={whyNot && "group-account-reason"}
          onClick={() => onStart("take-over")}
        >
          {t("group-account.take-over")}
        </Button>
      </div>
      <div className={folioClasses.side}>
        <Button
          icon={AddIcon}
          disabled={!mayCharge}
          aria-describedby={isCalledOff ? "group-account-reason" : undefined}
          onClick={() => onStart("charge")}
        >
          {t("folio.post-charge")}
        </Button>
        <Button
          variant="primary"
          icon={PaymentIcon}
          disabled={!mayPost}
          onClick={() => onStart("payment")}
        >
          {t("folio.post-payment")}
        </Button>
      </div>
    </div>
  );
}
