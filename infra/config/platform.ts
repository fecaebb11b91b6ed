import "./without-eval.ts";
import "@funduq/shared-ui";
import "@funduq/shared-ui/endpoints";
import "@funduq/shared-ui/format";
import "@funduq/shared-ui/i18n";
import "@funduq/shared-ui/icons";
import "@funduq/shared-ui/router";
import "@funduq/shared-ui/state";

/**
 * Imports all parts of the facade, because the shell provides only parts that it imports itself. The heavy
 * parts are loaded lazily.
 */
export const heavyParts = {
  choices: () => import("@funduq/shared-ui/choices"),
  dates: () => import("@funduq/shared-ui/dates"),
  forms: () => import("@funduq/shared-ui/forms"),
  outbox: () => import("@funduq/shared-ui/outbox"),
  palette: () => import("@funduq/shared-ui/palette"),
  print: () => import("@funduq/shared-ui/print"),
  purchaseOrder: () => import("@funduq/shared-ui/purchase-order"),
  table: () => import("@funduq/shared-ui/table"),
};
