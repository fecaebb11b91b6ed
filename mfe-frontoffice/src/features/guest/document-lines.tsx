import { Button, TextArea } from "@funduq/shared-ui";
import { formatList } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { ExpandIcon, WarningIcon } from "@funduq/shared-ui/icons";
import { FromTo } from "../from-to/from-to.tsx";
import classes from "./cardex.module.css";
import { type DocumentValue, fillFrom } from "./document-draft.ts";
import { useShownValue } from "./shown-value.ts";
import { asked, type FilledFrom, type LinesForm, useDocumentLines } from "./use-document-lines.ts";

/**
 * The lines of a passport or card, typed, pasted or from a reader, fill what is empty. Where the form
 * says something else, both are shown and the desk chooses. Before the fields, which they fill.
 */
export function DocumentLines({ form }: { form: LinesForm }) {
  const t = useText("frontoffice");
  const lines = useDocumentLines(form);
  const { typed, fault, opened, read } = lines;
  return (
    <div className={classes.stack}>
      <details
        ref={lines.forLines}
        className={classes.lines}
        open={opened}
        onToggle={({ currentTarget }) => lines.setOpened(currentTarget.open)}
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
              onChange={lines.type}
              hint={t("mrz.hint")}
              error={fault && t(`mrz.fault.${fault}`)}
            />
            <div className={classes.buttons}>
              <Button disabled={typed.trim() === ""} saving={lines.isWaiting} onClick={lines.fill}>
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

function WhatWasRead({ form, read: { lines, filled } }: { form: LinesForm; read: FilledFrom }) {
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
      sentence={t("mrz.here-and-there", { here, there })}
    />
  );
}
