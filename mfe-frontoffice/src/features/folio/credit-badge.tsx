import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { Folio } from "@funduq/shared-types/contracts/folio";
import type { CreditKind } from "@funduq/shared-types/rules/folio-payment";
import { Badge } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useStayCredit } from "./use-stay-due.ts";

/** Says of a balance below zero what it is: a deposit for nights to come, or a credit. */
export function CreditBadge({ kind }: { kind: CreditKind | undefined }) {
  const t = useText("frontoffice");
  return kind && <Badge tone="info">{t(`folio.is.${kind}`)}</Badge>;
}

export function StayCreditBadge({ booking, folio }: { booking: Booking; folio: Folio }) {
  return <CreditBadge kind={useStayCredit(booking)(folio)} />;
}
