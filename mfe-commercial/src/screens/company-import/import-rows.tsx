import type { ImportAnswer, ImportedRow } from "@funduq/shared-types/contracts/company-import";
import type { ImportTable } from "@funduq/shared-types/rules/company-import";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Badge, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { Link } from "@funduq/shared-ui/router";
import { type Column, DataTable } from "@funduq/shared-ui/table";
import { companyPath } from "../../features/company/company-path.ts";
import { fieldName } from "../../features/company/field-name.ts";
import classes from "./import-screen.module.css";

type ImportRowsProps = {
  hotelId: HotelId;
  answer: ImportAnswer;
  list: ImportTable;
  isImported: boolean;
};

/** What becomes of each row, or became of it, by its number in the file. */
export function ImportRows({ hotelId, answer, list, isImported }: ImportRowsProps) {
  const t = useText("commercial");
  const said = (outcome: ImportedRow["outcome"]) =>
    t(isImported && outcome === "new" ? "import.outcome.added" : `import.outcome.${outcome}`);
  const names = new Map(list.rows.map(({ line, values }) => [line, values.name ?? ""]));
  const columns: Column<ImportedRow>[] = [
    {
      id: "line",
      header: t("import.line"),
      align: "end",
      width: "5rem",
      sortBy: ({ line }) => line,
      cell: ({ line }) => line,
    },
    {
      id: "name",
      header: t("field.name"),
      sortBy: ({ line }) => names.get(line) ?? "",
      cell: ({ line }) => <Name>{names.get(line) || "–"}</Name>,
    },
    {
      id: "outcome",
      header: t("import.outcome"),
      filter: "choice",
      sortBy: ({ outcome }) => said(outcome),
      cell: ({ outcome }) => <Badge tone={tones[outcome]}>{said(outcome)}</Badge>,
    },
    {
      id: "why",
      header: t("import.why"),
      cell: (row) => <Why hotelId={hotelId} row={row} />,
    },
  ];
  return (
    <DataTable
      // Anew after the import: a filter by 'New' would leave no row.
      key={String(isImported)}
      label={t("import.rows")}
      columns={columns}
      rows={answer.rows}
      rowKey={({ line }) => String(line)}
      phone="cards"
    />
  );
}

const tones = { new: "info", known: "neutral", faulty: "warning" } as const;

type WhyProps = { hotelId: HotelId; row: ImportedRow };

/** Its faults, what of it should be checked, or which company it is already. */
function Why({ hotelId, row: { faults, warnings, same } }: WhyProps) {
  const t = useText("commercial");
  if (!same)
    return [
      ...faults.map(({ field, reason }) =>
        t("import.fault", { field: fieldName(field, t), reason: t(`import.reason.${reason}`) }),
      ),
      ...warnings.map(({ field, reason }) => t(`${reason}.${field}`)),
    ].join(" · ");
  const name = <Name>{same.name}</Name>;
  return (
    <>
      {t(`known.${same.reason}`)}
      {" · "}
      {same.companyId ? (
        <Link className={classes.knownName} to={companyPath(hotelId, same.companyId)}>
          {name}
        </Link>
      ) : (
        name
      )}
      {same.line !== null && ` (${t("import.line")} ${same.line})`}
    </>
  );
}
