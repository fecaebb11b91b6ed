import type { Letterhead } from "@funduq/shared-types/contracts/letterhead";
import { Fragment, type ReactNode } from "react";
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
    linesOf(letterhead, t).map(([name, line]) => (
      <p key={name}>
        <bdi>{line}</bdi>
      </p>
    ))
  );
}

function linesOf(head: Letterhead, t: Text<PartsTexts>): [name: string, line: ReactNode][] {
  const { address, city, phone, nif, rc, nis } = head;
  const numbers = [
    nif && t("print.nif", { number: nif }),
    rc && t("print.rc", { number: rc }),
    nis && t("print.nis", { number: nis }),
  ].filter(isGiven);
  const lines: [string, ReactNode][] = [
    ["address", [address, city].filter(isGiven).join(" · ")],
    ["phone", phone && t("print.phone", { phone })],
    ["registrations", numbers.length > 0 && <Registrations numbers={numbers} />],
  ];
  return lines.filter(([, line]) => Boolean(line));
}

const isGiven = (text: string) => text.trim() !== "";

/** A number never breaks off at its own hyphen or stroke, and no line begins with a dot. */
function Registrations({ numbers }: { numbers: readonly string[] }) {
  return numbers.map((number, index) => (
    <Fragment key={number}>
      <span className={classes.number}>
        {number}
        {index < numbers.length - 1 && " ·"}
      </span>{" "}
    </Fragment>
  ));
}
