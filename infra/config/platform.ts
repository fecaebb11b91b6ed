import "./without-eval.ts";
import "@funduq/shared-ui";
import "@funduq/shared-ui/format";
import "@funduq/shared-ui/i18n";
import "@funduq/shared-ui/icons";
import "@funduq/shared-ui/router";
import "@funduq/shared-ui/state";

/**
 * The whole facade, so that the shell provides every part of it: a part that the shell does not
 * import would be missing for the department that needs it. The heavy parts wait until one asks.
 */
export const heavyParts = {
  choices: () => import("@funduq/shared-ui/choices"),
  dates: () => import("@funduq/shared-ui/dates"),
  palette: () => import("@funduq/shared-ui/palette"),
  print: () => import("@funduq/shared-ui/print"),
  table: () => import("@funduq/shared-ui/table"),
};
