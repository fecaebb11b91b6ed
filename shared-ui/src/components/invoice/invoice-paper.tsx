import type {
  InvoicePaper as Paper,
  PaperText,
} from "@funduq/shared-types/documents/invoice-paper";
import { Name } from "../layout/layout.tsx";
import linesClasses from "./document-lines.module.css";
import classes from "./invoice-paper.module.css";
import { Parties, type PartyProps } from "./party.tsx";
import { TotalRows } from "./total-rows.tsx";

/** An invoice or a credit note as its PDF has it: the same texts in the same order (INV-12). */
export function InvoicePaper({ paper }: { paper: Paper }) {
  return (
    <>
      {[paper.watermark, paper.duplicate].map(
        (mark) =>
          mark && (
            <p key={mark} className={classes.mark}>
              {mark}
            </p>
          ),
      )}
      <Parties seller={partyOf(paper.seller)} buyer={partyOf(paper.buyer)} />
      <h1 className={classes.title}>
        {paper.heading} <bdi dir="ltr">{paper.series}</bdi>
      </h1>
      <p className={classes.facts}>
        <bdi dir="ltr">{paper.number}</bdi>
        {paper.facts.map(({ label, value }) => (
          <span key={label}>
            {label} <Name>{value.text}</Name>
          </span>
        ))}
      </p>
      <Sentences sentences={paper.corrections} />
      <Lines paper={paper} />
      <TotalRows rows={paper.totals} />
      <p className={classes.words}>{paper.inWords}</p>
      <Sentences sentences={paper.notes} />
    </>
  );
}

function partyOf(party: Paper["buyer"] | Paper["seller"]): PartyProps {
  const { heading, name, lines, identifiers } = party;
  return {
    heading,
    name: name.text,
    lines: lines.map(({ text }) => text),
    identifiers: identifiers.map(({ label, value }) => ({ label, value: value.text })),
  };
}

function Sentences({ sentences }: { sentences: readonly PaperText[][] }) {
  return sentences.map((parts) => (
    <p key={parts.map(({ text }) => text).join(" ")}>
      {parts.map(({ text }) => (
        <span key={text}>
          <Name>{text}</Name>{" "}
        </span>
      ))}
    </p>
  ));
}

/** The columns of amount and rate, after day, description and guest. */
const FIRST_FIGURE = 3;

function Lines({ paper: { columns, lines } }: { paper: Paper }) {
  return (
    <table className={linesClasses.lines}>
      <thead>
        <tr>
          {columns.map((column, place) => (
            <th key={column} scope="col" data-align={place >= FIRST_FIGURE ? "end" : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.position}>
            <td className={linesClasses.day}>
              <bdi dir="ltr">{line.date}</bdi>
            </td>
            <td>
              <Name>{line.description.text}</Name>
            </td>
            <td>
              <Name>{line.guest.text}</Name>
            </td>
            <td data-align="end">
              <bdi dir="ltr">{line.amount}</bdi>
            </td>
            <td data-align="end">
              <bdi dir="ltr">{line.rate}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
