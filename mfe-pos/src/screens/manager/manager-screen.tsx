import type { RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { EmptyState, lazyPart, Page, Skeleton, Tabs, useUrlTab } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { HotelIcon } from "@funduq/shared-ui/icons";
import { leaveBy } from "@funduq/shared-ui/router";
import { useHotel } from "@funduq/shared-ui/state";
import { Suspense } from "react";
import { AtRestaurant } from "../../features/restaurants/at-restaurant.tsx";
import { useCountConflictsQuery } from "./conflicts/conflicts.endpoints.ts";
import { MenuTab } from "./menu/menu-tab.tsx";
import { OptionsTab } from "./options/options-tab.tsx";
import { StationsTab } from "./stations/stations-tab.tsx";

const PlanScreen = lazyPart(async () => (await import("./plan/plan-screen.tsx")).PlanScreen);
const TerminalsScreen = lazyPart(
  async () => (await import("./terminals/terminals-screen.tsx")).TerminalsScreen,
);

const ConflictsTab = lazyPart(
  async () => (await import("./conflicts/conflicts-tab.tsx")).ConflictsTab,
);
const HappyHoursTab = lazyPart(
  async () => (await import("./happy-hours/happy-hours-tab.tsx")).HappyHoursTab,
);
const ReservationTimesTab = lazyPart(
  async () => (await import("./reservations/reservation-times-tab.tsx")).ReservationTimesTab,
);
const PrintersTab = lazyPart(async () => (await import("./printers/printers-tab.tsx")).PrintersTab);

/**
 * What a restaurant consists of (POS-01): its menu, its tables and terminals, options, happy hours, kitchen stations, printers; and the bills
 * that were sold twice (POS-12).
 */
export function ManagerScreen() {
  const t = useText("pos");
  const hotel = useHotel();
  return (
    <Page>
      {hotel ? (
        <AtRestaurant key={hotel.hotelId} hotelId={hotel.hotelId} title={t("manager")}>
          {(floor, menu) => (
            <Restaurant key={floor.id} hotelId={hotel.hotelId} floor={floor} menu={menu} />
          )}
        </AtRestaurant>
      ) : (
        <EmptyState icon={HotelIcon} message={t("manager-needs-hotel")} />
      )}
    </Page>
  );
}

type RestaurantProps = { hotelId: HotelId; floor: RestaurantFloor; menu: PosMenu };

function Restaurant({ hotelId, floor, menu }: RestaurantProps) {
  const t = useText("pos");
  const [tab, setTab] = useUrlTab([
    "menu",
    "plan",
    "terminals",
    "reservations",
    "options",
    "happy-hours",
    "stations",
    "printers",
    "conflicts",
  ]);
  const place = { hotelId, restaurantId: floor.id };
  const open = useCountConflictsQuery(place).currentData?.open ?? 0;
  return (
    <Tabs
      label={t("manager")}
      value={tab}
      onChange={(next) => leaveBy(() => setTab(next))}
      tabs={[
        { id: "menu", label: t("menu"), content: <MenuTab place={place} menu={menu} /> },
        {
          id: "plan",
          label: t("plan"),
          content: (
            <Suspense fallback={<Skeleton rows={4} height="6rem" />}>
              <PlanScreen key={floor.id} floor={floor} />
            </Suspense>
          ),
        },
        {
          id: "terminals",
          label: t("terminals"),
          content: (
            <Suspense fallback={<Skeleton rows={4} />}>
              <TerminalsScreen floor={floor} />
            </Suspense>
          ),
        },
        {
          id: "reservations",
          label: t("times.tab"),
          content: (
            <Suspense fallback={<Skeleton rows={4} />}>
              <ReservationTimesTab place={place} />
            </Suspense>
          ),
        },
        {
          id: "options",
          label: t("manager.options"),
          content: <OptionsTab place={place} menu={menu} />,
        },
        {
          id: "happy-hours",
          label: t("happy"),
          content: (
            <Suspense fallback={<Skeleton rows={4} />}>
              <HappyHoursTab place={place} menu={menu} />
            </Suspense>
          ),
        },
        {
          id: "stations",
          label: t("manager.stations"),
          content: <StationsTab place={place} menu={menu} />,
        },
        {
          id: "printers",
          label: t("printers"),
          content: (
            <Suspense fallback={<Skeleton rows={4} />}>
              <PrintersTab place={place} />
            </Suspense>
          ),
        },
        {
          id: "conflicts",
          label: open > 0 ? t("conflicts.tab", { count: open }) : t("conflicts"),
          content: (
            <Suspense fallback={<Skeleton rows={4} />}>
              <ConflictsTab place={place} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
