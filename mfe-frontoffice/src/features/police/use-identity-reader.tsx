import type { PassportLinesResult } from "@funduq/shared-types/rules/passport-lines";
import { readPassportLines } from "@funduq/shared-types/rules/passport-lines";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { formatList } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useState } from "react";
import { type DocumentValue, documentValues, fillFrom } from "../guest/document-draft.ts";
import { useDocumentReader } from "../guest/use-document-reader.ts";
import type { IdentityDraft } from "./identity-draft.ts";

/** What a reader heard in the form was; undefined until one did. */
export type HeardDocument = {
  result: PassportLinesResult;
  filled: readonly DocumentValue[];
  other: readonly DocumentValue[];
};

/**
 * Lines of a document that a reader types into the form fill what is empty in it. What the form says
 * otherwise stays, and is named.
 */
export function useIdentityReader(
  values: IdentityDraft,
  today: CalendarDate | undefined,
  onFill: (values: Partial<IdentityDraft>) => void,
): HeardDocument | undefined {
  const [heard, setHeard] = useState<HeardDocument>();
  useDocumentReader((text) => {
    if (!today) return;
    const result = readPassportLines(text, today);
    const said = result.read ? documentValues(result.lines) : [];
    const asked = said.filter(({ field }) => field in values);
    const { missing: filled, other } = fillFrom(values, asked);
    onFill(Object.fromEntries(filled.map(({ field, value }) => [field, value])));
    setHeard({ result, filled, other });
  });
  return heard;
}

export function HeardLines({ heard }: { heard: HeardDocument | undefined }) {
  const t = useText("frontoffice");
  const names = (values: readonly DocumentValue[]) =>
    formatList(values.map(({ field }) => t(`cardex.${field}`)));
  if (!heard) return null;
  const { result, filled, other } = heard;
  return (
    <div role="status">
      {!result.read && <p>{t(`mrz.fault.${result.fault}`)}</p>}
      {filled.length > 0 && <p>{t("mrz.filled", { fields: names(filled) })}</p>}
      {other.length > 0 && (
        <p>
          {t("mrz.differs")} {names(other)}
        </p>
      )}
      {result.read && result.lines.wrong.length > 0 && (
        <p>
          {t("mrz.wrong", {
            fields: formatList(result.lines.wrong.map((part) => t(`mrz.part.${part}`))),
          })}
        </p>
      )}
    </div>
  );
}
