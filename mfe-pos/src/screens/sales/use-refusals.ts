import { notify } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useEffect } from "react";
import type { Refusal } from "../../features/bills/outbox.ts";
import { useOutbox } from "../../features/bills/use-outbox.ts";

/** Says why something that was tapped is no longer on the bill. */
export function useRefusals(): void {
  const t = useText("till");
  const outbox = useOutbox();
  useEffect(
    () =>
      outbox.onRefused(({ refused, failure }: Refusal) => {
        const why = errorText(failure);
        const { bill } = refused;
        if (!bill) return void notify.error(failure, why);
        const sentence = t(bill.name === "Bill 1" ? "create-bill-failed" : "add-bill-failed");
        notify.error(failure, `${sentence} ${why}`);
      }),
    [outbox, t],
  );
}
