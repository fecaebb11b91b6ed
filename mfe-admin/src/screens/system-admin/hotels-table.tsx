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
  /** What each is called where only its name would be said: two may have one name. */
  labelOf: (hotel: HotelSummary) => string;
  onDelete: AskDelete;
  failure: unknown;
  onRetry: () => void;
  empty: ReactNode;
};

export function HotelsTable({ hotels, labelOf, onDelete, ...states }: HotelsTableProps) {
  const t = useText("admin");
  const columns = useColumns(labelOf, onDelete);
  const isNarrow = useNarrowScreen();
  if (isNarrow && hotels && hotels.length > 0)
    return <HotelCards hotels={hotels} labelOf={labelOf} onDelete={onDelete} />;
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

function useColumns(
  labelOf: HotelsTableProps["labelOf"],
  onDelete: AskDelete,
): Column<HotelSummary>[] {
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
            <ManageButton hotel={hotel} label={labelOf(hotel)} />
            <EditSetupButton hotel={hotel} label={labelOf(hotel)} />
            <ExtendButton hotel={hotel} label={labelOf(hotel)} />
            <DeleteButton hotel={hotel} label={labelOf(hotel)} onAsk={onDelete} />
          </Group>
        ),
      },
    ],
    [t, labelOf, onDelete],
  );
}
