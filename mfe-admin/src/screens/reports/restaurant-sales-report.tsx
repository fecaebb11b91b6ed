import type { RestaurantSales } from "@funduq/shared-types/contracts/report-restaurant";
import type { HotelMembership, Language } from "@funduq/shared-types/contracts/session";
import type { ReportText } from "@funduq/shared-types/reports/sheet";
import { type RestaurantId, restaurantIdSchema } from "@funduq/shared-types/values/ids";
import { Select } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { urlWord, useUrlState } from "@funduq/shared-ui/router";
import { useCallback } from "react";
import { useReadRestaurantSalesQuery } from "../../features/reports/reports.endpoints.ts";
import { restaurantSalesSheets } from "../../features/reports/restaurant-sales-sheets.ts";
import {
  type RestaurantTable,
  restaurantTables,
} from "../../features/reports/restaurant-sales-tables.ts";
import { SomeDays } from "./report-days.tsx";
import { ReportView } from "./report-view.tsx";
import { useReportDays } from "./use-report-days.ts";

const schema = {
  table: urlWord<RestaurantTable>(restaurantTables),
  restaurant: restaurantIdSchema,
};

/** What one restaurant or all sold in a period, by item, category, hour, waiter, method or rate of TVA (POS-14, REP-01). */
export function RestaurantSalesOfPeriod({ hotel }: { hotel: HotelMembership }) {
  const t = useText("admin");
  const choice = useReportDays(hotel);
  const { values, change } = useUrlState(schema);
  const { table = "items", restaurant } = values;
  const { hotelId } = hotel;
  const query = useReadRestaurantSalesQuery({ hotelId, ...choice.days, restaurant });
  const sheetsOf = useCallback(
    (report: RestaurantSales, text: ReportText, language: Language) =>
      restaurantSalesSheets(report, { table, restaurant }, text, language),
    [table, restaurant],
  );
  return (
    <ReportView
      query={query}
      sheetsOf={sheetsOf}
      days={
        <>
          <SomeDays hotel={hotel} choice={choice} />
          <Select<RestaurantTable>
            label={t("restaurant-sales.by")}
            value={table}
            onChange={(chosen) => change({ table: chosen }, { replace: true })}
            options={restaurantTables.map((value) => ({
              value,
              label: t(`restaurant-sales.${value}`),
            }))}
          />
          <RestaurantChoice
            restaurants={query.data?.restaurants}
            chosen={restaurant}
            onChange={(chosen) => change({ restaurant: chosen }, { replace: true })}
          />
        </>
      }
    />
  );
}

type RestaurantChoiceProps = {
  /** Undefined until the first answer. */
  restaurants: RestaurantSales["restaurants"] | undefined;
  chosen: RestaurantId | undefined;
  onChange: (restaurant: RestaurantId | null) => void;
};

/** All restaurants or one. The address may name one that the hotel does not have. */
function RestaurantChoice({ restaurants, chosen, onChange }: RestaurantChoiceProps) {
  const t = useText("admin");
  const known = (restaurants ?? []).map(({ restaurantId, name }) => ({
    value: restaurantId,
    label: name,
  }));
  const unknown =
    chosen && known.every(({ value }) => value !== chosen)
      ? [
          {
            value: chosen,
            label: t(restaurants ? "restaurant-sales.unknown" : "reports.loading"),
          },
        ]
      : [];
  return (
    <Select<RestaurantId | "all">
      label={t("restaurant-sales.restaurant")}
      value={chosen ?? "all"}
      onChange={(value) => onChange(value === "all" ? null : value)}
      options={[{ value: "all", label: t("restaurant-sales.all") }, ...known, ...unknown]}
    />
  );
}
