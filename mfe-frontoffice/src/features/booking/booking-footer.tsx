import { roomReadyVerdict } from "@funduq/shared-types/rules/check-in";
import { nightCount, stayTotal } from "@funduq/shared-types/rules/stay";
import { Amount, Button } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { CheckInIcon } from "@funduq/shared-ui/icons";
import { CallFailure } from "../failure/call-failure.tsx";
import classes from "./booking.module.css";
import { chosenOffer } from "./booking-draft.ts";
import { fieldOf } from "./draft-faults.ts";
import type { BookingForm } from "./use-booking-form.ts";

/** What the stay costs, and the two ways to save it. */
export function BookingFooter({ form }: { form: BookingForm }) {
  const t = useText("frontoffice");
  const { failure, inDoubt, saving } = form;
  const whyNot = useWhyNotNow(form);
  const whole = failure && failure.code !== "booking.room-taken" && !fieldOf(failure);
  return (
    <div className={classes.footer}>
      {whole && (
        <CallFailure
          failure={failure}
          sentence={t(inDoubt ? "booking.saveUncertain" : "booking.saveFailed")}
        />
      )}
      <StayTotal form={form} />
      {whyNot && (
        <p id="check-in-now-reason" className={classes.reason}>
          {whyNot}
        </p>
      )}
      <div className={classes.buttons}>
        <Button
          icon={CheckInIcon}
          disabled={whyNot !== undefined || saving === "save"}
          aria-describedby={whyNot && "check-in-now-reason"}
          saving={saving === "check-in"}
          onClick={() => void form.save("check-in")}
        >
          {t("booking.checkInNow")}
        </Button>
        <Button
          type="submit"
          variant="primary"
          aria-keyshortcuts="Control+Enter"
          disabled={saving === "check-in"}
          saving={saving === "save"}
        >
          {t("booking.save")}
        </Button>
      </div>
    </div>
  );
}

/** Why the guest can't be checked in with the booking; undefined when they can (BK-06). */
function useWhyNotNow({ draft, businessDate, room }: BookingForm): string | undefined {
  const t = useText("frontoffice");
  if (draft.checkInDate !== businessDate) return t("booking.checkInNowOnlyToday");
  if (!room) return undefined;
  const verdict = roomReadyVerdict(room);
  return verdict.allowed ? undefined : errorText(verdict);
}

function StayTotal({ form: { draft, facts } }: { form: BookingForm }) {
  const t = useText("frontoffice");
  const nights = nightCount(draft.checkInDate ?? "", draft.checkOutDate ?? "");
  const rate = chosenOffer(draft, facts.offers)?.rateCentimes;
  return (
    <p className={classes.total} aria-live="polite">
      <span>{t("booking.nights", { count: nights })}</span>
      {rate !== undefined && nights > 0 && (
        <>
          <span>
            {"× "}
            <Amount value={rate} />
          </span>
          <span className={classes.sum}>
            {t("booking.total")} <Amount strong value={stayTotal(rate, nights)} />
          </span>
        </>
      )}
    </p>
  );
}
