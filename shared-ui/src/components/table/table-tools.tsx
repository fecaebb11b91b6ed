import { type ReactNode, useState } from "react";
import { usePartsText } from "../../i18n/parts-text.ts";
import { ShowIcon } from "../../icons.ts";
import { Button } from "../button/button.tsx";
import { Checkbox, Select } from "../field/choice-fields.tsx";
import { TextField } from "../field/text-fields.tsx";
import { Stack } from "../layout/layout.tsx";
import { Popover } from "../overlay/popover.tsx";
import type { Column } from "./column.ts";
import { choicesOf, type TableFilter } from "./filter-rows.ts";
import classes from "./table-tools.module.css";
import type { ShownColumns } from "./use-shown-columns.ts";

type ToolsProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  filter: TableFilter;
  onFilter: (filter: TableFilter) => void;
  hasSearch: boolean;
  searchLabel: string | undefined;
  /** Undefined where the columns are not the user's to choose. */
  choice: ShownColumns<Row> | undefined;
  children: ReactNode;
};

/** What stands above the rows: the search, the columns' filters, tools of the screen, the columns. */
export function Tools<Row>(props: ToolsProps<Row>) {
  const { columns, rows, filter, onFilter, hasSearch, choice, children } = props;
  const t = usePartsText();
  const filtered = columns.filter((column) => column.filter);
  if (!hasSearch && filtered.length === 0 && !choice && !children) return null;
  const label = props.searchLabel ?? t("table.search");
  return (
    <div className={classes.tools}>
      {hasSearch && (
        <div className={classes.search}>
          <TextField
            type="search"
            label={label}
            labelHidden
            placeholder={label}
            value={filter.search}
            onChange={(search) => onFilter({ ...filter, search })}
          />
        </div>
      )}
      {filtered.map((column) => (
        <ColumnFilter
          key={column.id}
          column={column}
          rows={rows}
          value={filter.byColumn[column.id] ?? ""}
          onChange={(word) =>
            onFilter({ ...filter, byColumn: { ...filter.byColumn, [column.id]: word } })
          }
        />
      ))}
      {children}
      {choice && <ColumnChoice columns={columns} choice={choice} />}
    </div>
  );
}

type ColumnFilterProps<Row> = {
  column: Column<Row>;
  rows: readonly Row[];
  value: string;
  onChange: (word: string) => void;
};

const ALL = "\u0000all";

function ColumnFilter<Row>({ column, rows, value, onChange }: ColumnFilterProps<Row>) {
  const t = usePartsText();
  if (column.filter === "text") {
    return <TextField type="search" label={column.header} value={value} onChange={onChange} />;
  }
  const words = choicesOf(column, rows);
  return (
    <Select
      label={column.header}
      value={value || ALL}
      onChange={(word) => onChange(word === ALL ? "" : word)}
      options={[
        { value: ALL, label: t("table.all") },
        ...words.map((word) => ({ value: word, label: word })),
      ]}
    />
  );
}

type ColumnChoiceProps<Row> = { columns: readonly Column<Row>[]; choice: ShownColumns<Row> };

function ColumnChoice<Row>({ columns, choice }: ColumnChoiceProps<Row>) {
  const t = usePartsText();
  const [opened, setOpened] = useState(false);
  return (
    <div className={classes.columns}>
      <Popover
        label={t("table.columns")}
        opened={opened}
        onClose={() => setOpened(false)}
        align="end"
        trigger={
          <Button icon={ShowIcon} onClick={() => setOpened(!opened)}>
            {t("table.columns")}
          </Button>
        }
      >
        <Stack gap={1}>
          {columns.slice(1).map(({ id, header }) => (
            <Checkbox
              key={id}
              label={header}
              checked={!choice.isHidden(id)}
              onChange={() => choice.toggle(id)}
            />
          ))}
          <Button variant="quiet" onClick={choice.showAll}>
            {t("table.columns-all")}
          </Button>
        </Stack>
      </Popover>
    </div>
  );
}
