import type { GuestId } from "@funduq/shared-types/values/ids";
import { Button, CallFailure, ConfirmDialog } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { EditIcon } from "@funduq/shared-ui/icons";
import { gapsText } from "../guest/gaps-text.ts";
import classes from "./police.module.css";
import { type PoliceRow, sendable } from "./police-rows.ts";
import { rowName } from "./police-texts.ts";
import type { Marking } from "./use-marking.ts";

type AskIncompleteProps = {
  marking: Marking;
  rows: readonly PoliceRow[];
  onFill: (guestId: GuestId) => void;
};

/** Before forms on which something is missing count as sent: whose, and what. A single one can be completed instead. */
export function AskIncomplete({ marking, rows, onFill }: AskIncompleteProps) {
  const t = useText("frontoffice");
  const incomplete = rows.filter(
    ({ form, gaps, state }) => form && gaps.length > 0 && state !== "expected",
  );
  const alone = incomplete.length === 1 ? incomplete[0]?.form : undefined;
  return (
    <ConfirmDialog
      opened
      danger
      title={t("police.ask-title", { count: sendable(rows).length })}
      confirmLabel={t("police.mark")}
      otherWay={
        alone && (
          <Button icon={EditIcon} onClick={() => onFill(alone.guestId)}>
            {t("police.fill")}
          </Button>
        )
      }
      saving={marking.isSaving}
      onConfirm={marking.confirm}
      onClose={marking.forget}
    >
      <p>{t("police.ask-prompt")}</p>
      <ul className={classes.incomplete}>
        {incomplete.map((row) => (
          <li key={row.key}>
            {t("police.ask-line", { guest: rowName(row, t), gaps: gapsText(row.gaps, t) })}
          </li>
        ))}
      </ul>
      <CallFailure failure={marking.failure} sentence={t("police.mark-failed")} />
    </ConfirmDialog>
  );
}
