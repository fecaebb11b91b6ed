import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Folio } from "@funduq/shared-types/contracts/folio";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import type { GroupId } from "@funduq/shared-types/values/ids";
import { FormDialog, Name, notify } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useReadGroupQuery } from "../group/group.endpoints.ts";
import { useTakeOverMutation } from "../group/group-account.endpoints.ts";

type GroupTransferDialogProps = {
  bookingRef: BookingRef;
  groupId: GroupId;
  folio: Folio;
  onClose: () => void;
};

/** Asks whether the stay's group pays what is open on a guest's folio, exactly as it was shown. */
export function GroupTransferDialog(props: GroupTransferDialogProps) {
  const { bookingRef, groupId, folio, onClose } = props;
  const { hotelId, bookingId } = bookingRef;
  const t = useText("frontoffice");
  const [takeOver] = useTakeOverMutation();
  const { submit, isSaving, failure } = useSubmit(takeOver);
  const { data: group } = useReadGroupQuery({ hotelId, groupId });
  // Asked about as it was shown: what is posted meanwhile is refused, not taken over unseen.
  const [amountCentimes] = useState(folioBalance(folio));
  const amount = formatMoney(amountCentimes);

  async function handleSubmit() {
    const folios = [{ bookingId, folioId: folio.id, amountCentimes }];
    if (!(await submit({ hotelId, groupId, folios }))) return;
    notify.success(t("group-account.transfer-done", { amount }));
    onClose();
  }

  return (
    <FormDialog
      asks
      title={t("group-account.transfer-title")}
      confirmLabel={t("group-account.take-over-confirm", { amount })}
      failedText={t("group-account.transfer-failed")}
      onSubmit={() => void handleSubmit()}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      {group && (
        <p>
          <strong>
            <Name>{group.name}</Name>
          </strong>
        </p>
      )}
      <p>{t("group-account.transfer-ask", { amount })}</p>
    </FormDialog>
  );
}
