import type { GroupRef } from "@funduq/shared-types/contracts/group";
import type { GroupAccount, TakenOverFolio } from "@funduq/shared-types/contracts/group-account";
import type { OpenChange } from "@funduq/shared-types/rules/group-account";
import { sumCentimes } from "@funduq/shared-types/values/money";
import { Button, Checkbox, FormDialog, notify } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { RefreshIcon } from "@funduq/shared-ui/icons";
import { useSubmit } from "@funduq/shared-ui/state";
import { useFocusKept } from "../dialog/use-focus-kept.ts";
import { useTakeOverMutation } from "./group-account.endpoints.ts";
import classes from "./group-panel.module.css";
import { useTakeOver } from "./use-take-over.ts";

type TakeOverDialogProps = { groupRef: GroupRef; account: GroupAccount; onClose: () => void };

/**
 * What the guests of a group owe, line by line: what is ticked goes to the group's account, all of it or
 * nothing. Amounts are those the desk has seen; what has changed meanwhile is said, and refused if it is sent.
 */
export function TakeOverDialog({ groupRef, account, onClose }: TakeOverDialogProps) {
  const t = useText("frontoffice");
  const { seen, folios, isTicked, tick, changes, look } = useTakeOver(account);
  const [takeOver] = useTakeOverMutation();
  const { submit, isSaving, failure } = useSubmit(takeOver);
  const body = useFocusKept((lines) => lines.querySelector("input"), [seen], isSaving);
  const amount = formatMoney(sumCentimes(folios.map(({ amountCentimes }) => amountCentimes)));
  const nothing =
    seen.length === 0 ? t("groupAccount.nothingOpen") : t("groupAccount.takeOverNothing");

  async function handleSubmit() {
    if (!(await submit({ ...groupRef, folios }))) return;
    notify.success(t("groupAccount.takenOver", { amount }));
    onClose();
  }

  return (
    <FormDialog
      title={t("groupAccount.takeOverTitle")}
      confirmLabel={t("groupAccount.takeOverConfirm", { amount })}
      failedText={t("groupAccount.takeOverFailed")}
      whyNot={folios.length === 0 ? nothing : undefined}
      size="medium"
      onSubmit={() => void handleSubmit()}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <p>{t("groupAccount.takeOverAbout")}</p>
      <div ref={body} className={classes.facts}>
        {seen.map((folio) => (
          <Checkbox
            key={folio.folioId}
            label={t("groupAccount.takeOverLine", {
              ...stayOf(account, folio),
              amount: formatMoney(folio.amountCentimes),
            })}
            checked={isTicked(folio)}
            onChange={(isWanted) => tick(folio, isWanted)}
          />
        ))}
      </div>
      <div role="status" className={classes.facts}>
        {!isSaving && changes.length > 0 && (
          <Changes account={account} changes={changes} onLook={look} />
        )}
      </div>
    </FormDialog>
  );
}

type ChangesProps = { account: GroupAccount; changes: readonly OpenChange[]; onLook: () => void };

/** What guests owe other than was shown, and the way to go on with that. */
function Changes({ account, changes, onLook }: ChangesProps) {
  const t = useText("frontoffice");
  return (
    <>
      <p>{t("groupAccount.takeOverChanged")}</p>
      <ul className={classes.entries}>
        {changes.map((change) => (
          <li key={change.folioId}>
            {t("groupAccount.takeOverChangedLine", {
              ...stayOf(account, change),
              seen: formatMoney(change.seenCentimes),
              now: formatMoney(change.nowCentimes),
            })}
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button icon={RefreshIcon} onClick={onLook}>
          {t("groupAccount.takeOverShowNow")}
        </Button>
      </div>
    </>
  );
}

function stayOf({ stays }: GroupAccount, { bookingId }: Pick<TakenOverFolio, "bookingId">) {
  const stay = stays.find((each) => each.bookingId === bookingId);
  return { room: stay?.roomNumber ?? "", guest: stay?.guestName ?? "" };
}
