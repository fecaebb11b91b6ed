import { type ImportedRow, MAX_IMPORT_ROWS } from "@funduq/shared-types/contracts/company-import";
import { viewPath } from "@funduq/shared-types/rules/views";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button, CallFailure, Card, Page, PageHeader, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { Link, useLeaveGuard } from "@funduq/shared-ui/router";
import { FilePick } from "./file-pick.tsx";
import { ImportColumns } from "./import-columns.tsx";
import { ImportRows } from "./import-rows.tsx";
import classes from "./import-screen.module.css";
import { TemplateButton } from "./template-button.tsx";
import { countOf, useImport } from "./use-import.ts";

/** Imports a list of companies: first what would become of each row, then the rows (COM-06). */
export function ImportScreen({ hotelId }: { hotelId: HotelId }) {
  const t = useText("commercial");
  const { list, fault, step, checkFailure, importFailure, choose, importRows } = useImport(hotelId);
  const { answer, isImported = false } = list ?? {};
  useLeaveGuard(answer !== undefined && !isImported);
  return (
    <Page>
      <PageHeader title={t("import.title")} />
      <Stack gap={4}>
        <Card>
          <p className={classes.plain}>{t("import.help", { most: MAX_IMPORT_ROWS })}</p>
          <div className={classes.files}>
            <FilePick onChoose={(file) => void choose(file)} step={step} />
            <TemplateButton />
          </div>
          {fault && (
            <p role="alert" className={classes.fault}>
              {t(`import.fault.${fault}`, { most: MAX_IMPORT_ROWS })}
            </p>
          )}
          <CallFailure failure={checkFailure} />
          {list && <ImportColumns list={list} />}
          {/* Always there: screen readers announce what changes in it. */}
          <p role="status" className={classes.summary}>
            {answer && summaryOf(answer.rows, isImported, t)}
          </p>
        </Card>
        {answer && list && (
          <Card title={t(isImported ? "import.result" : "import.dry-run")}>
            <ImportRows
              hotelId={hotelId}
              answer={answer}
              list={list.table}
              isImported={isImported}
            />
          </Card>
        )}
        <footer className={classes.footer}>
          <CallFailure failure={importFailure} sentence={t("import.failed")} />
          <Link to={viewPath("commercial", hotelId)} className={classes.back}>
            {t("back-to-list")}
          </Link>
          {answer && list && !isImported && (
            <ImportButtons
              rows={answer.rows}
              isSaving={step === "importing"}
              onImport={(onlyGood) => void importRows(list, onlyGood)}
            />
          )}
        </footer>
      </Stack>
    </Page>
  );
}

type Say = ReturnType<typeof useText<"commercial">>;

function summaryOf(rows: readonly ImportedRow[], isImported: boolean, t: Say): string {
  const added = t(isImported ? "import.added" : "import.new", { count: countOf(rows, "new") });
  const known = t("import.known", { count: countOf(rows, "known") });
  return `${added} · ${known} · ${t("import.faulty", { count: countOf(rows, "faulty") })}`;
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
