import type { GroupRows } from "@funduq/shared-types/contracts/group-rooms";
import { Button, Dialog, Name } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { WarningIcon } from "@funduq/shared-ui/icons";
import classes from "./group-panel.module.css";

/** A row as the user knows it. */
export type NamedRow = { guestName: string; roomNumber: string };

type RowsAnswerProps = {
  title: string;
  /** How many rows were done, of how many. */
  summary: string;
  /** The rows as they were sent, in the same order as the answer. */
  sent: readonly NamedRow[];
  answer: GroupRows;
  onClose: () => void;
};

/** Names the rows of a group that were refused, each with its reason (GRP-09). */
export function RowsAnswer({ title, summary, sent, answer, onClose }: RowsAnswerProps) {
  const t = useText("frontoffice");
  const refused = sent.flatMap((row, index) => {
    const refusal = answer.rows[index]?.refusal;
    return refusal ? [{ ...row, refusal }] : [];
  });
  return (
    <Dialog
      opened
      title={title}
      onClose={onClose}
      footer={
        <Button variant="primary" data-autofocus="" onClick={onClose}>
          {t("group.import-done")}
        </Button>
      }
    >
      <p role="status">{summary}</p>
      <ul className={classes.entries}>
        {refused.map(({ guestName, roomNumber, refusal }) => (
          <li key={`${roomNumber} ${guestName}`} className={classes.entry}>
            <span className={classes.who}>
              <span>
                <Name>{guestName}</Name> · {t("palette.room", { number: roomNumber })}
              </span>
              <span className={classes.answer} data-outcome="refused">
                <WarningIcon size={16} />
                {errorText(refusal)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
