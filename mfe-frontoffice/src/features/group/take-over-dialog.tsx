import type { GroupRef } from "@funduq/shared-types/contracts/group";
import type { GroupAccount, TakenOverFolio } from "@funduq/shared-types/contracts/group-account";
import { openForGroup } from "@funduq/shared-types/rules/group-account";
import type { FolioId } from "@funduq/shared-types/values/ids";
import { sumCentimes } from "@funduq/shared-types/values/money";
import { Checkbox, notify } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { FormDialog } from "../dialog/form-dialog.tsx";
import { useTakeOverMutation } from "./group-account.endpoints.ts";

type TakeOverDialogProps = { groupRef: GroupRef; account: GroupAccount; onClose: () => void };

/**
 * What the guests of a group owe, line by line: what is ticked goes to the group's account, all of it or
 * nothing. Amounts are those on the screen; one that has changed meanwhile is shown anew and not taken.
 */
export function TakeOverDialog({ groupRef, account, onClose }: TakeOverDialogProps) {
  const t = useText("frontoffice");
  const [left, setLeft] = useState<readonly FolioId[]>([]);
  const [takeOver] = useTakeOverMutation();
  const { submit, isSaving, failure } = useSubmit(takeOver);
  const open = openForGroup(account);
  const folios = open.filter(({ folioId }) => !left.includes(folioId));
  const amount = formatMoney(sumCentimes(folios.map(({ amountCentimes }) => amountCentimes)));
  const nothing =
    open.length === 0 ? t("groupAccount.nothingOpen") : t("groupAccount.takeOverNothing");

  async function handleSubmit() {
    if (!(await submit({ ...groupRef, folios }))) return;
    notify.success(t("groupAccount.takenOver", { amount }));
    onClose();
  }

  function choose(folioId: FolioId, isWanted: boolean) {
    const others = left.filter((each) => each !== folioId);
    setLeft(isWanted ? others : [...others, folioId]);
  }

  return (
    <FormDialog
      title={t("groupAccount.takeOverTitle")}
      confirmLabel={t("groupAccount.takeOverConfirm", { amount })}
      failedText={t("groupAccount.takeOverFailed")}
      whyNot={folios.length === 0 ? nothing : undefined}
      size="medium"
      onSubmit={() => void handleSubmit()}
      {...{ failure, isSaving, onClose }}
    >
      <p>{t("groupAccount.takeOverAbout")}</p>
      {open.map((folio) => (
        <Checkbox
          key={folio.folioId}
          label={lineOf(account, folio, t)}
          checked={!left.includes(folio.folioId)}
          onChange={(isWanted) => choose(folio.folioId, isWanted)}
        />
      ))}
    </FormDialog>
  );
}

function lineOf(
  { stays }: GroupAccount,
  { bookingId, amountCentimes }: TakenOverFolio,
  t: ReturnType<typeof useText<"frontoffice">>,
): string {
  const stay = stays.find((each) => each.bookingId === bookingId);
  const amount = formatMoney(amountCentimes);
  const { roomNumber: room = "", guestName: guest = "" } = stay ?? {};
  return t("groupAccount.takeOverLine", { room, guest, amount });
}
