import { notify } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useEffect } from "react";
import { endsBill, type Refusal } from "../../features/bills/outbox.ts";
import { useBillOutbox } from "../../features/bills/use-bill-outbox.ts";
import { lostChanges } from "./lost-changes.ts";

/** Says why something that was tapped is no longer on the bill. */
export function useRefusals(): void {
  const t = useText("till");
  const outbox = useBillOutbox();
  useEffect(
    () =>
      outbox.onRefused((refusal: Refusal) => {
        const { refused, failure } = refusal;
        const bill = refused[0]?.bill;
        const isFirst = bill?.name === "Bill 1";
        const sentences = [
          bill && t(isFirst ? "create-bill-failed" : "add-bill-failed"),
          errorText(failure),
          endsBill(failure) && lostChanges(t, refusal),
        ];
        notify.error(failure, sentences.filter(Boolean).join(" "));
      }),
    [outbox, t],
  );
}
