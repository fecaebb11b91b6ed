import { Amount, Button, Name } from "@funduq/shared-ui";
import { PaymentIcon } from "@funduq/shared-ui/icons";
import { asFailure } from "@funduq/shared-ui/state";
import { type Column, DataTable } from "@funduq/shared-ui/table";
import { useState } from "react";
import { type Guest, guests, manyGuests, type Sample, useSample } from "../samples.ts";
import { type Section, Shot } from "../section.tsx";

export const table: Section = {
  id: "table",
  title: "Tables",
  shows: ["DataTable"],
  when: [
    "Import from @funduq/shared-ui/table: a chunk of its own.",
    "Lists that people sort, compare and add up. Cards for what they look at one by one.",
    "Give it undefined while loading, and the failure: its three states come with it.",
    "The first column names the row; amounts stand at the end.",
  ],
  example: `<DataTable label={t("guests")} columns={columns} rows={data?.guests}
  rowKey={({ id }) => id} onOpen={open} initialSort={{ id: "room" }} />`,
  View: ({ open }) => {
    const s = useSample();
    const columns = columnsIn(s);
    const same = { label: s("guest"), columns, rowKey: ({ id }: Guest) => id };
    if (open === "long")
      return (
        <Shot name="ten thousand rows">
          <DataTable {...same} rows={manyGuests} search />
        </Shot>
      );
    return (
      <>
        <Shot name="filled, sorted, rows that open">
          <DataTable
            {...same}
            rows={guests}
            initialSort={{ id: "room" }}
            onOpen={() => undefined}
            search
          />
        </Shot>
        <Shot name="chosen, counted, with a menu; on a phone as cards">
          <ChosenGuests />
        </Shot>
        <Shot name="loading">
          <DataTable {...same} rows={undefined} />
        </Shot>
        <Shot name="empty">
          <DataTable {...same} rows={[]} />
        </Shot>
        <Shot name="failed">
          <DataTable
            {...same}
            rows={undefined}
            failure={asFailure(new Error("lost"))}
            errorMessage={s("failed")}
            onRetry={() => undefined}
          />
        </Shot>
      </>
    );
  },
};

/** Everything a table can have at once. */
function ChosenGuests() {
  const s = useSample();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(["2"]));
  const columns = columnsIn(s).map((column) =>
    column.id === "balance" ? { ...column, footer: owed } : column,
  );
  return (
    <DataTable
      label={s("guest")}
      columns={columns}
      rows={guests}
      rowKey={({ id }) => id}
      search
      name="gallery"
      phone="cards"
      selection={{ selected, onChange: setSelected }}
      selectionActions={<Button>{s("payment")}</Button>}
      rowActions={() => [{ label: s("payment"), icon: PaymentIcon, onSelect: () => undefined }]}
    />
  );
}

const owed = (rows: readonly Guest[]) => (
  <Amount value={rows.reduce((sum, { balance }) => sum + balance, 0)} />
);

function columnsIn(s: (name: Sample) => string): Column<Guest>[] {
  return [
    { id: "room", header: s("room"), cell: ({ room }) => room, sortBy: ({ room }) => room },
    {
      id: "guest",
      header: s("guest"),
      cell: ({ name }) => <Name>{name}</Name>,
      sortBy: ({ name }) => name,
    },
    {
      id: "nights",
      header: s("nights"),
      align: "end",
      cell: ({ nights }) => nights,
      sortBy: ({ nights }) => nights,
    },
    {
      id: "balance",
      header: s("balance"),
      align: "end",
      cell: ({ balance }) => <Amount value={balance} />,
      sortBy: ({ balance }) => balance,
    },
  ];
}
