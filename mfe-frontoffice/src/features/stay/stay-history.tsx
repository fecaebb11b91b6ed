import type { Booking, BookingHistoryEntry } from "@funduq/shared-types/contracts/booking";
import { Name } from "@funduq/shared-ui";
import { formatDateTime, formatList, formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel } from "@funduq/shared-ui/state";
import { describedText, namedFolio } from "../folio/folio-texts.ts";
import { changeSentence } from "./change-sentence.ts";
import classes from "./stay.module.css";

type Say = ReturnType<typeof useText<"frontoffice">>;

/** Every change of the stay (BK-18), the newest first, as the API answers them. */
export function StayHistory({ entries }: { entries: Booking["history"] }) {
  const t = useText("frontoffice");
  const timeZone = useHotel()?.timeZone ?? "UTC";
  return (
    <section>
      <h3>{t("stay.history")}</h3>
      {entries.length === 0 && <p className={classes.muted}>{t("stay.historyEmpty")}</p>}
      <ul className={classes.history}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: counted from the oldest, which never moves
          <li key={entries.length - index}>
            <div>{told(entry, t)}</div>
            <div className={classes.muted}>
              <bdi>{formatDateTime(entry.at, timeZone)}</bdi> · <Name>{entry.user}</Name>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function factList(names: unknown): string {
  return Array.isArray(names) ? formatList(names.map(String)) : "";
}

/** The action and its facts as a sentence; one that is not known yet is told by its own word. */
function told(entry: BookingHistoryEntry, t: Say): string {
  const { action, details } = entry;
  const fact = (name: string) => String(details[name] ?? "");
  const folio = (name: string) => namedFolio(fact(name), t);
  const amount = formatMoney(Number(details.amountCentimes ?? 0));
  const described = describedText(details, t);
  const sentences: Record<string, string | undefined> = {
    created: t("history.created", { room: fact("room") }),
    "checked-in": t("history.checkedIn", { room: fact("room") }),
    "checked-out": t(details.nightsLetGo ? "history.checkedOutFree" : "history.checkedOut", {
      room: fact("room"),
      nights: fact("nightsLetGo"),
    }),
    "charge-posted": t("history.charge", { description: described, amount }),
    "payment-posted": t("history.payment", { amount }),
    "company-charged": t("history.companyCharged", { folio: folio("folio"), amount }),
    "group-charged": t("history.groupCharged", { group: fact("group"), amount }),
    cancelled: t("history.cancelled", { reason: fact("reason") }),
    "no-show": t("history.noShow"),
    "due-in": t("history.dueIn"),
    reactivated: t("history.reactivated"),
    "check-in-undone": t("history.checkInUndone", { reason: fact("reason") }),
    "check-out-undone": t("history.checkOutUndone", { reason: fact("reason") }),
    "cancellation-undone": t("history.cancellationUndone", { reason: fact("reason") }),
    "posting-reversed": t("history.reversed", {
      description: described,
      amount,
      reason: fact("reason"),
    }),
    "police-report-sent": t("history.policeSent", { guests: factList(details.guests) }),
    "police-report-unsent": t("history.policeUnsent", {
      guests: factList(details.guests),
      reason: fact("reason"),
    }),
    "payment-refunded": t("history.refunded", { amount, reason: fact("reason") }),
    "posting-split": t("history.split", { description: described, amount, to: folio("to") }),
    "posting-moved": t("history.moved", { from: folio("from"), to: folio("to") }),
  };
  return sentences[action] ?? changeSentence(entry, t) ?? action;
}
