import type { HotelSummary } from "@funduq/shared-types/contracts/hotel";
import { Group, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type Column, DataTable } from "@funduq/shared-ui/table";
import { type ReactNode, useMemo } from "react";
import { useNarrowScreen } from "../../features/layout/use-narrow-screen.ts";
import { type AskDelete, DeleteButton } from "./delete-button.tsx";
import { ExtendButton } from "./extend-button.tsx";
import { HotelCards } from "./hotel-cards.tsx";
import { ManageButton } from "./manage-button.tsx";
import { EditSetupButton } from "./setup-links.tsx";
import { SubscriptionExpiry } from "./subscription-expiry.tsx";

type HotelsTableProps = {
  /** Undefined while loading. */
  hotels: readonly HotelSummary[] | undefined;
  onDelete: AskDelete;
  failure: unknown;
  onRetry: () => void;
  empty: ReactNode;
};

export function HotelsTable({ hotels, onDelete, ...states }: HotelsTableProps) {
  const t = useText("admin");
  const columns = useColumns(onDelete);
  const isNarrow = useNarrowScreen();
  if (isNarrow && hotels && hotels.length > 0)
    return <HotelCards hotels={hotels} onDelete={onDelete} />;
  return (
    <DataTable
      label={t("title")}
      columns={columns}
      rows={hotels}
      rowKey={({ id }) => id}
      initialSort={{ id: "name" }}
      errorMessage={t("load-failed")}
      {...states}
    />
  );
}

function useColumns(onDelete: AskDelete): Column<HotelSummary>[] {
  const t = useText("admin");
  return useMemo(
    () => [
      {
        id: "name",
        header: t("hotel-name"),
        sortBy: ({ name }) => name.toLocaleLowerCase(),
        cell: ({ name }) => (
          <strong>
            <Name>{name}</Name>
          </strong>
        ),
      },
      {
        id: "city",
        header: t("city"),
        sortBy: ({ city }) => city.toLocaleLowerCase(),
        cell: ({ city }) => <Name>{city}</Name>,
      },
      {
        id: "expires",
        header: t("subscription-expires"),
        sortBy: ({ expiresAt }) => expiresAt && Date.parse(expiresAt),
        cell: (hotel) => <SubscriptionExpiry hotel={hotel} />,
      },
      {
        id: "actions",
        header: t("actions"),
        cell: (hotel) => (
          <Group>
            <ManageButton hotel={hotel} />
            <EditSetupButton hotel={hotel} />
            <ExtendButton hotel={hotel} />
            <DeleteButton hotel={hotel} onAsk={onDelete} />
          </Group>
        ),
      },
    ],
    [t, onDelete],
  );
}
