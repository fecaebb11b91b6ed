import type { Terminal } from "@funduq/shared-types/contracts/pos-floor";
import { useText } from "@funduq/shared-ui/i18n";

/** Where the receipts of a terminal are printed. */
export function TerminalFacts({ terminal: { printer, hasDrawer } }: { terminal: Terminal }) {
  const t = useText("pos");
  const printsAt = printer
    ? t("terminals.prints-at", { name: printer.name })
    : t("terminals.prints-here");
  return [printsAt, ...(hasDrawer ? [t("terminals.has-drawer")] : [])].join(" · ");
}
