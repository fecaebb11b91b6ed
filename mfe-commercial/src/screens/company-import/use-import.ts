import {
  type ImportAnswer,
  type ImportedRow,
  MAX_IMPORT_ROWS,
} from "@funduq/shared-types/contracts/company-import";
import { type ImportTable, readImportTable } from "@funduq/shared-types/rules/company-import";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useRef, useState } from "react";
import {
  useCheckImportMutation,
  useImportCompaniesMutation,
} from "../../features/company/company.endpoints.ts";
import { type ListFault, readList } from "./read-list.ts";

type Fault = ListFault | "no-name" | "empty" | "too-long";

/** A list that was read, with the API's answer to its own rows. */
export type ImportList = {
  file: string;
  table: ImportTable;
  answer?: ImportAnswer;
  isImported?: boolean;
};

type Step = "reading" | "importing";

/** Reads, checks and imports a list, one step at a time: no answer is ever shown for the rows of another file. */
export function useImport(hotelId: HotelId) {
  const t = useText("commercial");
  const [list, setList] = useState<ImportList>();
  const [fault, setFault] = useState<Fault>();
  const [step, setStep] = useState<Step>();
  const isUnderway = useRef(false);
  const checking = useSubmit(useCheckImportMutation()[0]);
  const importing = useSubmit(useImportCompaniesMutation()[0]);

  async function take(next: Step, run: () => Promise<void>) {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setStep(next);
    try {
      await run();
    } finally {
      isUnderway.current = false;
      setStep(undefined);
    }
  }

  async function readFile(file: File) {
    setList(undefined);
    checking.clearFailure();
    importing.clearFailure();
    const found = await readList(file);
    const table = "table" in found ? readImportTable(found.table) : undefined;
    const wrong = "fault" in found ? found.fault : faultOf(table);
    setFault(wrong);
    if (wrong || !table) return;
    const read = { file: file.name, table };
    setList(read);
    const answer = await checking.submit({ hotelId, rows: table.rows });
    if (answer) setList({ ...read, answer });
  }

  async function importList(read: ImportList, onlyGood: boolean) {
    const answer = await importing.submit({ hotelId, rows: read.table.rows, onlyGood });
    if (!answer) return;
    setList({ ...read, answer, isImported: true });
    notify.success(t("import.done", { count: countOf(answer.rows, "new") }));
  }

  return {
    list,
    fault,
    step,
    checkFailure: checking.failure,
    importFailure: importing.failure,
    choose: (file: File) => take("reading", () => readFile(file)),
    importRows: (read: ImportList, onlyGood: boolean) =>
      take("importing", () => importList(read, onlyGood)),
  };
}

export const countOf = (rows: readonly ImportedRow[], outcome: ImportedRow["outcome"]) =>
  rows.filter((row) => row.outcome === outcome).length;

function faultOf(table: ImportTable | undefined): Fault | undefined {
  if (!table) return "no-name";
  if (table.rows.length === 0) return "empty";
  return table.rows.length > MAX_IMPORT_ROWS ? "too-long" : undefined;
}
