import { notify } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useEffect } from "react";
import { endsBill, type Refusal } from "../../features/bills/bill-rules.ts";
import { changesInWords } from "../../features/bills/bill-words.ts";
import { useTillWork } from "../../features/bills/use-bill-outbox.ts";

/** Says why something that was tapped is no longer on the bill. */
export function useRefusals(): void {
  const t = useText("till");
  const work = useTillWork();
  useEffect(
    () =>
      work.onRefused(({ refused, lines, failure }: Refusal) => {
        const bill = refused[0]?.bill;
        const isFirst = bill?.name === "Bill 1";
        const changes = changesInWords(t, refused, lines);
        const sentences = [
          bill && t(isFirst ? "create-bill-failed" : "add-bill-failed"),
          errorText(failure),
          endsBill(failure) && changes.length > 0 && t("not-done", { changes: changes.join(", ") }),
        ];
        notify.error(failure, sentences.filter(Boolean).join(" "));
      }),
    [work, t],
  );
}
