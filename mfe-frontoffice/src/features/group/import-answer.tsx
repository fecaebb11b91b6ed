import type { ImportedRooming } from "@funduq/shared-types/contracts/group";
import type { ReadRow } from "@funduq/shared-types/rules/group-rooming-text";
import { Button, Dialog, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon, NoteIcon, WarningIcon } from "@funduq/shared-ui/icons";
import classes from "./group-panel.module.css";

type ImportAnswerProps = {
  answer: ImportedRooming;
  asked: ReadonlyMap<number, ReadRow>;
  /** The whole list once more to correct it, or an empty one: what is listed is not added twice. */
  onAgain: (isCorrecting: boolean) => void;
  onClose: () => void;
};

/** What became of each line; what was refused is corrected where it was pasted. */
export function ImportAnswer({ answer, asked, onAgain, onClose }: ImportAnswerProps) {
  const t = useText("frontoffice");
  const isRefused = answer.rows.some(({ outcome }) => outcome === "refused");
  const saved = answer.rows.filter(({ outcome }) => outcome === "saved").length;
  // Main is what comes next: what was refused is corrected, a list that is all on it is done.
  const done = (
    <Button {...main(!isRefused)} onClick={onClose}>
      {t("group.importDone")}
    </Button>
  );
  const again = (
    <Button {...main(isRefused)} onClick={() => onAgain(isRefused)}>
      {t(isRefused ? "group.importCorrect" : "group.importMore")}
    </Button>
  );
  return (
    <Dialog
      opened
      title={t("group.importTitle")}
      onClose={onClose}
      footer={
        <>
          {isRefused ? done : again}
          {isRefused ? again : done}
        </>
      }
    >
      <p role="status">{t("group.importedOf", { saved, total: answer.rows.length })}</p>
      <ol className={classes.answers}>
        {answer.rows.map((row) => (
          <li key={row.line} value={row.line}>
            <Name>{row.name || t("group.importNoName")}</Name>{" "}
            <Understood asked={asked.get(row.line)} answer={row} />
            <span className={classes.answer} data-outcome={row.outcome}>
              {row.outcome === "refused" ? <WarningIcon size={16} /> : <DoneIcon size={16} />}
              {row.refusal ? t(`group.refusal.${row.refusal}`) : t(`group.outcome.${row.outcome}`)}
            </span>
            <NotKept asked={asked.get(row.line)} answer={row} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** The main one of the two has the focus. */
function main(isMain: boolean) {
  return isMain ? ({ variant: "primary", "data-autofocus": "" } as const) : {};
}

type LineProps = { asked: ReadRow | undefined; answer: ImportedRooming["rows"][number] };

/** What the line was understood to say, each under its word: who reads it sees what went astray. */
function Understood({ asked, answer }: LineProps) {
  const t = useText("frontoffice");
  if (!asked) return null;
  const found = {
    number: asked.listNumber,
    type: answer.roomTypeName ?? asked.type,
    room: answer.roomNumber ?? asked.room,
    checkIn: asked.checkIn,
    checkOut: asked.checkOut,
    phone: asked.phone,
  };
  const told = understood.flatMap((field) => {
    const text = found[field];
    return text ? [t(`group.read.${field}`, { text })] : [];
  });
  return <span className={classes.muted}>{told.join(" · ")}</span>;
}

const understood = ["number", "type", "room", "checkIn", "checkOut", "phone"] as const;

/** What stands on no rooming list: a room is assigned by itself, and a remark has no place there. */
function NotKept({ asked, answer }: LineProps) {
  const t = useText("frontoffice");
  const text = asked?.unread.join(" · ") ?? "";
  const roomToAssign = answer.outcome === "saved" ? answer.roomNumber : null;
  return (
    <>
      {roomToAssign && <Note>{t("group.roomToAssign", { room: roomToAssign })}</Note>}
      {text !== "" && <Note>{t("group.unread", { text })}</Note>}
    </>
  );
}

function Note({ children }: { children: string }) {
  return (
    <span className={classes.answer}>
      <NoteIcon size={16} />
      {children}
    </span>
  );
}
