import { type PassportLines, readPassportLines } from "@funduq/shared-types/rules/passport-lines";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Button, TextArea } from "@funduq/shared-ui";
import { formatList } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { ExpandIcon, WarningIcon } from "@funduq/shared-ui/icons";
import { useRef, useState } from "react";
import { FromTo } from "../from-to/from-to.tsx";
import classes from "./cardex.module.css";
import { type DocumentValue, documentValues, fillFrom, type ReadValues } from "./document-draft.ts";
import type { ProfileValues } from "./profile-draft.ts";
import { useShownValue } from "./shown-value.ts";
import { useDocumentReader } from "./use-document-reader.ts";

/** A form that a document fills: it takes of the profile what it has fields for. */
export type LinesForm = {
  values: Partial<ProfileValues>;
  businessDate: CalendarDate;
  update: (read: ReadValues) => void;
};

type Filled = { lines: PassportLines; filled: readonly DocumentValue[] };

/**
 * The lines of a passport or card, typed, pasted or from a reader, fill what is empty. Where the form
 * says something else, both are shown and the desk chooses. Before the fields, which they fill.
 */
export function DocumentLines({ form }: { form: LinesForm }) {
  const t = useText("frontoffice");
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState(false);
  const [read, setRead] = useState<Filled>();
  const [opened, setOpened] = useState(false);
  const forLines = useRef<HTMLDetailsElement>(null);
  const result = readPassportLines(typed, form.businessDate);

  function take(lines: PassportLines) {
    const { missing } = fillFrom(form.values, asked(lines, form));
    if (missing.length > 0)
      form.update(Object.fromEntries(missing.map(({ field, value }) => [field, value])));
    setRead({ lines, filled: missing });
    setTyped("");
    setTried(false);
  }
  function fill() {
    setTried(true);
    if (result.read) take(result.lines);
  }
  function type(text: string) {
    // The Enter behind the last line comes when the lines are taken and gone.
    setTyped(text.trim() === "" ? "" : text);
    const now = readPassportLines(text, form.businessDate);
    const isRight = now.read && now.lines.wrong.length === 0;
    if (isRight && isWhole(text, typed, now.lines)) take(now.lines);
  }
  useDocumentReader((text) => {
    const heard = readPassportLines(text, form.businessDate);
    if (heard.read) take(heard.lines);
    else {
      setTyped(text);
      setOpened(true);
      // The first line by itself is no fault: the next is on its way.
      setTried(text.includes("\n"));
    }
  }, forLines);

  return (
    <div className={classes.stack}>
      <details
        ref={forLines}
        className={classes.lines}
        open={opened}
        onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      >
        <summary>
          {t("mrz.title")} <ExpandIcon size={18} />
        </summary>
        {/* A field that can’t be seen must not have the focus when the dialog opens. */}
        {opened && (
          <>
            <TextArea
              label={t("mrz.title")}
              labelHidden
              rows={2}
              value={typed}
              onChange={type}
              hint={t("mrz.hint")}
              error={tried && !result.read ? t(`mrz.fault.${result.fault}`) : undefined}
            />
            <div className={classes.buttons}>
              <Button disabled={typed.trim() === ""} onClick={fill}>
                {t("mrz.apply")}
              </Button>
            </div>
          </>
        )}
      </details>
      {read && <WhatWasRead form={form} read={read} />}
    </div>
  );
}

/** What the lines say of the fields that the form has. */
function asked(lines: PassportLines, { values }: LinesForm): DocumentValue[] {
  return documentValues(lines).filter(({ field }) => field in values);
}

/** A card ends with the names, of any length: whoever types them ends the line or fills it. */
function isWhole(text: string, before: string, { size }: PassportLines): boolean {
  const isPasted = text.length > before.length + 1;
  const names = /[^\r\n]*$/u.exec(text)?.[0].replace(/\s/gu, "") ?? "";
  return size !== "TD1" || isPasted || names === "" || names.length >= 30;
}

function WhatWasRead({ form, read: { lines, filled } }: { form: LinesForm; read: Filled }) {
  const t = useText("frontoffice");
  const { other } = fillFrom(form.values, asked(lines, form));
  const names = formatList(filled.map(({ field }) => t(`cardex.${field}`)));
  const wrong = formatList(lines.wrong.map((part) => t(`mrz.part.${part}`)));
  return (
    <div role="status" className={classes.known}>
      {lines.wrong.length > 0 && (
        <p className={classes.warning}>
          <WarningIcon size={18} /> {t("mrz.wrong", { fields: wrong })}
        </p>
      )}
      {filled.length > 0 && <p>{t("mrz.filled", { fields: names })}</p>}
      {filled.length === 0 && other.length === 0 && <p>{t("mrz.nothing")}</p>}
      {lines.corrected && <p>{t("mrz.corrected")}</p>}
      {other.length > 0 && <OtherValues form={form} other={other} />}
    </div>
  );
}

function OtherValues({ form, other }: { form: LinesForm; other: readonly DocumentValue[] }) {
  const t = useText("frontoffice");
  const shown = useShownValue();
  return (
    <>
      <p>{t("mrz.differs")}</p>
      <ul className={classes.list}>
        {other.map(({ field, value }) => (
          <li key={field} className={classes.line}>
            <span className={classes.grow}>
              <span className={classes.muted}>{t(`cardex.${field}`)}</span>{" "}
              <HereAndThere
                here={shown(field, form.values[field]?.trim() ?? null)}
                there={shown(field, value)}
              />
            </span>
            <Button
              aria-label={t("mrz.take", { field: t(`cardex.${field}`) })}
              onClick={() => form.update({ [field]: value })}
            >
              {t("mrz.use")}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the form says → what the document says. */
function HereAndThere({ here, there }: { here: string; there: string }) {
  const t = useText("frontoffice");
  return (
    <FromTo
      from={here}
      to={<span className={classes.said}>{there}</span>}
      sentence={t("mrz.hereAndThere", { here, there })}
    />
  );
}
