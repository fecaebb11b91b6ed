import type { Letterhead } from "@funduq/shared-types/contracts/letterhead";
import { Fragment } from "react";
import type { Language } from "../../i18n/languages.ts";
import { type PartsTexts, usePartsTextIn } from "../../i18n/parts-text.ts";
import type { Text } from "../../i18n/use-text.ts";
import classes from "./print.module.css";

type LetterheadLinesProps = { letterhead: Letterhead; language: Language };

/** The lines below the hotel's name on a document; what the hotel has not given leaves no gap. */
export function LetterheadLines({ letterhead, language }: LetterheadLinesProps) {
  const t = usePartsTextIn(language);
  return (
    t &&
    linesOf(letterhead, t).map(({ name, parts }) => (
      <p key={name} className={classes.line} data-line={name}>
        {parts.map((part) => (
          <Fragment key={part}>
            <bdi>{part}</bdi>{" "}
          </Fragment>
        ))}
      </p>
    ))
  );
}

type Line = { name: string; parts: string[] };

/** Between the parts stands a gap: where a line wraps, nothing is left hanging at its end. */
function linesOf(head: Letterhead, t: Text<PartsTexts>): Line[] {
  const { address, city, phone, nif, rc, nis } = head;
  const lines: Line[] = [
    { name: "address", parts: [address, city] },
    { name: "phone", parts: [phone && t("print.phone", { phone })] },
    {
      name: "registrations",
      parts: [
        nif && t("print.nif", { number: nif }),
        rc && t("print.rc", { number: rc }),
        nis && t("print.nis", { number: nis }),
      ],
    },
  ];
  return lines
    .map(({ name, parts }) => ({ name, parts: parts.filter(isGiven) }))
    .filter(({ parts }) => parts.length > 0);
}

const isGiven = (text: string) => text.trim() !== "";
