import {
  type ImportAnswer,
  type ImportedRow,
  MAX_IMPORT_ROWS,
} from "@funduq/shared-types/contracts/company-import";
import { type ImportTable, readImportTable } from "@funduq/shared-types/rules/company-import";
import { viewPath } from "@funduq/shared-types/rules/views";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button, CallFailure, Card, notify, Page, PageHeader, Stack } from "@funduq/shared-ui";
import { formatList } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { Link, useLeaveGuard } from "@funduq/shared-ui/router";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import {
  useCheckImportMutation,
  useImportCompaniesMutation,
} from "../../features/company/company.endpoints.ts";
import { fieldName } from "./field-name.ts";
import { FilePick } from "./file-pick.tsx";
import { ImportRows } from "./import-rows.tsx";
import classes from "./import-screen.module.css";
import { type ListFault, readList } from "./read-list.ts";

type Fault = ListFault | "no-name" | "empty" | "too-long";
type Read = { file: string; list: ImportTable };

/** Imports a list of companies: first what would become of each row, then the rows (COM-06). */
export function ImportScreen({ hotelId }: { hotelId: HotelId }) {
  const t = useText("commercial");
  const [read, setRead] = useState<Read>();
  const [fault, setFault] = useState<Fault>();
  const [answer, setAnswer] = useState<ImportAnswer>();
  const [isDone, setDone] = useState(false);
  const checking = useSubmit(useCheckImportMutation()[0]);
  const importing = useSubmit(useImportCompaniesMutation()[0]);
  useLeaveGuard(answer !== undefined && !isDone);

  async function choose(file: File) {
    setAnswer(undefined);
    setRead(undefined);
    setDone(false);
    importing.clearFailure();
    const found = await readList(file);
    const list = "table" in found ? readImportTable(found.table) : undefined;
    const wrong = "fault" in found ? found.fault : faultOf(list);
    setFault(wrong);
    if (wrong || !list) return;
    setRead({ file: file.name, list });
    setAnswer(await checking.submit({ hotelId, rows: list.rows }));
  }

  async function importRows(onlyGood: boolean) {
    if (!read) return;
    const done = await importing.submit({ hotelId, rows: read.list.rows, onlyGood });
    if (!done) return;
    setAnswer(done);
    setDone(true);
    notify.success(t("import.done", { count: countOf(done.rows, "new") }));
  }

  return (
    <Page>
      <PageHeader title={t("import.title")} />
      <Stack gap={4}>
        <Card>
          <p className={classes.plain}>{t("import.help", { most: MAX_IMPORT_ROWS })}</p>
          <FilePick onChoose={(file) => void choose(file)} isReading={checking.isSaving} />
          {fault && (
            <p role="alert" className={classes.fault}>
              {t(`import.fault.${fault}`, { most: MAX_IMPORT_ROWS })}
            </p>
          )}
          <CallFailure failure={checking.failure} />
          {read && <Columns read={read} />}
        </Card>
        {answer && read && (
          <Card title={t(isDone ? "import.result" : "import.dry-run")}>
            <p role="status">{summaryOf(answer.rows, isDone, t)}</p>
            <ImportRows hotelId={hotelId} answer={answer} list={read.list} />
          </Card>
        )}
        <footer className={classes.footer}>
          <CallFailure failure={importing.failure} sentence={t("import.failed")} />
          <Link to={viewPath("commercial", hotelId)} className={classes.back}>
            {t("back-to-list")}
          </Link>
          {answer && !isDone && (
            <ImportButtons
              rows={answer.rows}
              isSaving={importing.isSaving}
              onImport={(onlyGood) => void importRows(onlyGood)}
            />
          )}
        </footer>
      </Stack>
    </Page>
  );
}

function faultOf(list: ImportTable | undefined): Fault | undefined {
  if (!list) return "no-name";
  if (list.rows.length === 0) return "empty";
  return list.rows.length > MAX_IMPORT_ROWS ? "too-long" : undefined;
}

type Say = ReturnType<typeof useText<"commercial">>;

const countOf = (rows: readonly ImportedRow[], outcome: ImportedRow["outcome"]) =>
  rows.filter((row) => row.outcome === outcome).length;

function summaryOf(rows: readonly ImportedRow[], isDone: boolean, t: Say): string {
  const added = t(isDone ? "import.added" : "import.new", { count: countOf(rows, "new") });
  const known = t("import.known", { count: countOf(rows, "known") });
  return `${added} · ${known} · ${t("import.faulty", { count: countOf(rows, "faulty") })}`;
}

/** Which columns are read, and which are not. */
function Columns({ read: { file, list } }: { read: Read }) {
  const t = useText("commercial");
  const columns = list.known.map(({ heading, field }) => `${heading} → ${fieldName(field, t)}`);
  return (
    <div className={classes.columns}>
      <p>
        <bdi>{file}</bdi>
      </p>
      <p>{t("import.columns", { columns: formatList(columns) })}</p>
      {list.unknown.length > 0 && (
        <p>{t("import.unread", { columns: formatList(list.unknown) })}</p>
      )}
    </div>
  );
}

type ImportButtonsProps = {
  rows: readonly ImportedRow[];
  isSaving: boolean;
  onImport: (onlyGood: boolean) => void;
};

/** All rows where none is faulty; else only the good ones. */
function ImportButtons({ rows, isSaving, onImport }: ImportButtonsProps) {
  const t = useText("commercial");
  const count = countOf(rows, "new");
  const hasFaults = countOf(rows, "faulty") > 0;
  if (count === 0) return <p className={classes.plain}>{t("import.nothing")}</p>;
  return (
    <Button variant="primary" saving={isSaving} onClick={() => onImport(hasFaults)}>
      {t(hasFaults ? "import.good" : "import.all", { count })}
    </Button>
  );
}
