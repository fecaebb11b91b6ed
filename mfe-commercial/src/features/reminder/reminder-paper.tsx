import type { ReminderLetter } from "@funduq/shared-types/contracts/reminder";
import { reminderLetter } from "@funduq/shared-types/rules/reminder-letter";
import {
  documentLines,
  InvoiceParties,
  type PaperLanguage,
  type useDocumentText,
} from "@funduq/shared-ui/print";
import classes from "./reminder-paper.module.css";

type ReminderPaperProps = {
  letter: ReminderLetter;
  language: PaperLanguage;
  t: ReturnType<typeof useDocumentText>;
};

/** Columns of texts; the others are figures. */
const TEXT_COLUMNS = 3;

/** A reminder letter as the PDF has it, on the screen and on paper (INV-14). */
export function ReminderPaper({ letter, language, t }: ReminderPaperProps) {
  const said = reminderLetter(letter, language);
  const align = (at: number) => (at < TEXT_COLUMNS ? undefined : "end");
  return (
    <div className={classes.paper}>
      <InvoiceParties document={letter} t={t} to={said.to} />
      <h1 className={classes.title}>{said.title}</h1>
      <p>
        {said.date.label} <bdi dir="ltr">{said.date.value}</bdi>
      </p>
      <p>{said.opening}</p>
      <table className={documentLines.lines}>
        <thead>
          <tr>
            {said.columns.map((column, at) => (
              <th key={column} scope="col" data-align={align(at)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {said.rows.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell, at) => (
                <td key={said.columns[at]} data-align={align(at)} data-label={said.columns[at]}>
                  <bdi dir="ltr">{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.total}>
        {said.total.label} <bdi dir="ltr">{said.total.amount}</bdi>
      </p>
      {said.closing.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className={classes.signature}>{said.signature}</p>
    </div>
  );
}
