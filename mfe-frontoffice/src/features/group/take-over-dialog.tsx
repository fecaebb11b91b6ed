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
    seen.length === 0 ? t("group-account.nothing-open") : t("group-account.take-over-nothing");

  async function handleSubmit() {
    if (!(await submit({ ...groupRef, folios }))) return;
    notify.success(t("group-account.taken-over", { amount }));
    onClose();
  }

  return (
    <FormDialog
      title={t("group-account.take-over-title")}
      confirmLabel={t("group-account.take-over-confirm", { amount })}
      failedText={t("group-account.take-over-failed")}
      whyNot={folios.length === 0 ? nothing : undefined}
      size="medium"
      onSubmit={() => void handleSubmit()}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <p>{t("group-account.take-over-about")}</p>
      <div ref={body} className={classes.facts}>
        {seen.map((folio) => (
          <Checkbox
            key={folio.folioId}
            label={t("group-account.take-over-line", {
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
      <p>{t("group-account.take-over-changed")}</p>
      <ul className={classes.entries}>
        {changes.map((change) => (
          <li key={change.folioId}>
            {t("group-account.take-over-changed-line", {
              ...stayOf(account, change),
              seen: formatMoney(change.seenCentimes),
              now: formatMoney(change.nowCentimes),
            })}
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button icon={RefreshIcon} onClick={onLook}>
          {t("group-account.take-over-show-now")}
        </Button>
      </div>
    </>
  );
}

function stayOf({ stays }: GroupAccount, { bookingId }: Pick<TakenOverFolio, "bookingId">) {
  const stay = stays.find((each) => each.bookingId === bookingId);
  return { room: stay?.roomNumber ?? "", guest: stay?.guestName ?? "" };
}
