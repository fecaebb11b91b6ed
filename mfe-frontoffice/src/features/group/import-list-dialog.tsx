import {
  type Group,
  type GroupBlock,
  type ImportedRooming,
  MAX_ROOMING_ROWS,
  type RoomingRow,
} from "@funduq/shared-types/contracts/group";
import { parseRoomingText } from "@funduq/shared-types/rules/group-rooming-text";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button, Dialog, FormDialog, Name, TextArea } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon, NoteIcon, WarningIcon } from "@funduq/shared-ui/icons";
import { useSubmit } from "@funduq/shared-ui/state";
import { Fragment, useRef, useState } from "react";
import { useImportRoomingMutation } from "./group.endpoints.ts";
import classes from "./group-panel.module.css";

type ImportListDialogProps = { hotelId: HotelId; group: Group; onClose: () => void };

/** Puts a pasted list, or one from a file, on the rooming list, and answers for every line. */
export function ImportListDialog({ hotelId, group, onClose }: ImportListDialogProps) {
  const t = useText("frontoffice");
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const [answer, setAnswer] = useState<ImportedRooming>();
  const [importRooming] = useImportRoomingMutation();
  const { submit, isSaving, failure } = useSubmit(importRooming);
  const rows = parseRoomingText(text);

  async function handleSubmit() {
    setTried(true);
    if (rows.length === 0 || rows.length > MAX_ROOMING_ROWS) return;
    const answered = await submit({ hotelId, groupId: group.id, rows });
    if (answered) setAnswer(answered);
  }

  function again(isCorrecting: boolean) {
    if (!isCorrecting) setText("");
    setTried(false);
    setAnswer(undefined);
  }

  if (answer)
    return (
      <ImportAnswer
        answer={answer}
        asked={new Map(rows.map((row) => [row.line, row]))}
        onAgain={again}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      size="medium"
      title={t("group.import-title")}
      confirmLabel={
        rows.length > 0
          ? t("group.import-confirm", { count: rows.length })
          : t("group.import-nothing")
      }
      failedText={t("group.import-failed")}
      // A file that was read was not typed, and is as much work to bring again.
      holdsDraft={text.trim() !== ""}
      onSubmit={() => void handleSubmit()}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <p>{t("group.import-help")}</p>
      <p className={classes.example}>
        {t("group.import-example")} <Example fields={exampleOf(group.blocks[0], t)} />
      </p>
      <TextArea
        label={t("group.import-text")}
        required
        autoFocus
        rows={8}
        value={text}
        onChange={setText}
        error={tried ? faultOf(rows.length, t) : undefined}
      />
      <ListFile onRead={setText} />
    </FormDialog>
  );
}

type Say = ReturnType<typeof useText<"frontoffice">>;

/** A line as it may be written, of somebody: with a type and days that the group has. */
function exampleOf(block: GroupBlock | undefined, t: Say): string[] {
  if (!block) return [];
  const days = [block.checkInDate, block.checkOutDate].map((day) => formatDateShort(day));
  return [t("group.import-somebody"), block.roomTypeName, ...days, t("group.import-phone")];
}

const BETWEEN_FIELDS = "; ";

/** Written as a file is, from the left: fields of two scripts keep their places. */
function Example({ fields }: { fields: readonly string[] }) {
  return (
    <bdi dir="ltr">
      {fields.map((field, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fields may say the same, and none moves
        <Fragment key={at}>
          {at > 0 && BETWEEN_FIELDS}
          <bdi>{field}</bdi>
        </Fragment>
      ))}
    </bdi>
  );
}

function faultOf(count: number, t: Say): string | undefined {
  if (count === 0) return t("group.import-empty");
  return count > MAX_ROOMING_ROWS
    ? t("group.import-too-long", { most: MAX_ROOMING_ROWS })
    : undefined;
}

/** A file that Excel saved as text: in Unicode, or in the Windows alphabet of French or Arabic offices. */
function ListFile({ onRead }: { onRead: (text: string) => void }) {
  const t = useText("frontoffice");
  const input = useRef<HTMLInputElement>(null);
  async function read(file: File | undefined) {
    if (file) onRead(decoded(await file.arrayBuffer()));
  }
  return (
    <div>
      <Button icon={NoteIcon} onClick={() => input.current?.click()}>
        {t("group.import-file")}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,text/csv,text/plain"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file, corrected meanwhile, can be chosen again.
          target.value = "";
          void read(file);
        }}
      />
    </div>
  );
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const isArabic = document.documentElement.lang === "ar";
    return new TextDecoder(isArabic ? "windows-1256" : "windows-1252").decode(bytes);
  }
}

type ImportAnswerProps = {
  answer: ImportedRooming;
  asked: ReadonlyMap<number, RoomingRow>;
  /** The whole list once more to correct it, or an empty one: what is listed is not added twice. */
  onAgain: (isCorrecting: boolean) => void;
  onClose: () => void;
};

/** What became of each line; what was refused is corrected where it was pasted. */
function ImportAnswer({ answer, asked, onAgain, onClose }: ImportAnswerProps) {
  const t = useText("frontoffice");
  const isRefused = answer.rows.some(({ outcome }) => outcome === "refused");
  const saved = answer.rows.filter(({ outcome }) => outcome === "saved").length;
  // Main is what comes next: what was refused is corrected, a list that is all on it is done.
  const done = (
    <Button {...main(!isRefused)} onClick={onClose}>
      {t("group.import-done")}
    </Button>
  );
  const again = (
    <Button {...main(isRefused)} onClick={() => onAgain(isRefused)}>
      {t(isRefused ? "group.import-correct" : "group.import-more")}
    </Button>
  );
  return (
    <Dialog
      opened
      title={t("group.import-title")}
      onClose={onClose}
      // The refused lines are corrected in the list that was pasted.
      holdsDraft={isRefused}
      footer={
        <>
          {isRefused ? done : again}
          {isRefused ? again : done}
        </>
      }
    >
      <p role="status">{t("group.imported-of", { saved, total: answer.rows.length })}</p>
      <ol className={classes.answers}>
        {answer.rows.map((row) => (
          <li key={row.line} value={row.line}>
            <Name>{asked.get(row.line)?.name.trim() || t("group.import-no-name")}</Name>{" "}
            {row.outcome === "refused" && <Asked row={asked.get(row.line)} />}
            <span className={classes.answer} data-outcome={row.outcome}>
              {row.outcome === "refused" ? <WarningIcon size={16} /> : <DoneIcon size={16} />}
              {row.refusal ? t(`group.refusal.${row.refusal}`) : t(`group.outcome.${row.outcome}`)}
            </span>
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

/** What the line asked for, as it was written. */
function Asked({ row }: { row: RoomingRow | undefined }) {
  if (!row) return null;
  const written = [row.type, row.checkIn, row.checkOut, row.phone].filter(Boolean).join(" · ");
  return <bdi className={classes.muted}>{written}</bdi>;
}
