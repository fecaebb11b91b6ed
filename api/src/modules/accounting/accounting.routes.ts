import {
  chartOfAccountsSchema,
  saveChartSchema,
} from "@funduq/shared-types/contracts/chart-of-accounts";
import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { defineRoute } from "../../platform/route.ts";
import { getChart, saveChart } from "./chart.service.ts";

const path = "/hotels/{hotelId}/chart-of-accounts";

const chart = defineRoute(
  {
    id: "accounting.chart",
    method: "GET",
    path,
    permission: "reports.view",
    summary: "The account that each purpose of accounting entries goes to.",
    params: hotelRefSchema,
    response: chartOfAccountsSchema,
    cache: "hotel-version",
  },
  ({ tx, hotelId }) => getChart(tx, hotelId),
);

const save = defineRoute(
  {
    id: "accounting.save-chart",
    method: "PUT",
    path,
    permission: "accounts.manage",
    summary: "Saves the whole chart of accounts.",
    params: hotelRefSchema,
    body: saveChartSchema,
    response: chartOfAccountsSchema,
    changes: ["Hotel"],
  },
  async ({ tx, hotelId, body, announce }) => {
    const { chart: saved, facts } = await saveChart(tx, hotelId, body);
    announce({ facts });
    return saved;
  },
);

export const accountingRoutes = [chart, save];
