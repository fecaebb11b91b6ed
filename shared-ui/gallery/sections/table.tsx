import { Amount, Name } from "@funduq/shared-ui";
import { asFailure } from "@funduq/shared-ui/state";
import { type Column, DataTable } from "@funduq/shared-ui/table";
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
