import type { AddedTaxes } from "@funduq/shared-types/contracts/tax";
import { totalOfTaxes } from "@funduq/shared-types/rules/added-tax";
import type { NightSpan } from "@funduq/shared-types/rules/night-span";
import {
  nightsOf,
  stayTaxesOnTop,
  stayTotal,
  stayTotalWithTaxes,
  stayVerdict,
} from "@funduq/shared-types/rules/stay";
import { type Centimes, ZERO } from "@funduq/shared-types/values/money";
import { Amount, Button, CallFailure, DialogCancel } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { CheckInIcon } from "@funduq/shared-ui/icons";
import { withTaxesText } from "../rate/with-taxes-text.ts";
import classes from "./booking.module.css";
import { fieldOf } from "./booking-contract.ts";
import { chosenOffer } from "./booking-draft.ts";
import type { BookingForm } from "./use-booking-form.ts";

/** The two ways to save a booking; the main one is what Enter does. */
export type WayToSave = "save" | "check-in";

const mainLast: Record<WayToSave, readonly WayToSave[]> = {
  save: ["check-in", "save"],
  "check-in": ["save", "check-in"],
};

type BookingFooterProps = {
  form: BookingForm;
  main: WayToSave;
  /** Why the guest can't be checked in with the booking. */
  whyNot: string | undefined;
};

/** What the stay costs, and the two ways to save it, the main one last. */
export function BookingFooter({ form, main, whyNot }: BookingFooterProps) {
  const t = useText("frontoffice");
  const { failure, inDoubt } = form;
  const whole = failure && failure.code !== "booking.room-taken" && !fieldOf(failure);
  return (
    <div className={classes.footer}>
      {whole && (
        <CallFailure
          failure={failure}
          sentence={t(inDoubt ? "booking.save-uncertain" : "booking.save-failed")}
        />
      )}
      <StayTotal form={form} />
      {whyNot && (
        <p id="check-in-now-reason" className={classes.reason}>
          {whyNot}
        </p>
      )}
      <div className={classes.buttons}>
        <DialogCancel disabled={form.saving !== undefined} />
        {mainLast[main].map((way) => (
          <SaveButton
            key={way}
            way={way}
            form={form}
            whyNot={whyNot}
            isMain={way === main}
            isNext={way === main && failure?.code !== "booking.room-taken"}
          />
        ))}
      </div>
    </div>
  );
}

type SaveButtonProps = Pick<BookingFooterProps, "form" | "whyNot"> & {
  way: WayToSave;
  isMain: boolean;
  /** Not while the room is taken: the next step is above, in the choice of another one. */
  isNext: boolean;
};

function SaveButton({ way, isMain, isNext, form: { saving, save }, whyNot }: SaveButtonProps) {
  const t = useText("frontoffice");
  const closed = way === "check-in" ? whyNot : undefined;
  return (
    <Button
      icon={way === "check-in" ? CheckInIcon : undefined}
      type={isMain ? "submit" : "button"}
      variant={isNext ? "primary" : "default"}
      aria-keyshortcuts={isMain ? "Control+Enter" : undefined}
      aria-describedby={closed && "check-in-now-reason"}
      disabled={closed !== undefined || (saving !== undefined && saving !== way)}
      saving={saving === way}
      onClick={isMain ? undefined : () => void save(way)}
    >
      {t(way === "check-in" ? "booking.check-in-now" : "booking.save")}
    </Button>
  );
}

/** The dates as typed; undefined for dates that can't be a stay. */
function staySpan({ draft, businessDate }: BookingForm): NightSpan | undefined {
  const { checkInDate: from, checkOutDate: to } = draft;
  if (!from || !to || !stayVerdict({ from, to }, businessDate).allowed) return undefined;
  return { from, to };
}

function StayTotal({ form }: { form: BookingForm }) {
  const t = useText("frontoffice");
  const { draft, facts, offersQuery } = form;
  const span = staySpan(form);
  const nights = span ? nightsOf(span).length : 0;
  const rate = chosenOffer(draft, facts.offers)?.rateCentimes;
  const tax = offersQuery.currentData ?? {};
  const party = { rateCentimes: rate ?? ZERO, adults: Number(draft.adults) || 0 };
  const taxes = span && stayTaxesOnTop(party, span, tax);
  const isTaxed = taxes !== undefined && totalOfTaxes(taxes) > 0;
  return (
    <p className={classes.total} aria-live="polite">
      {nights > 0 && <span>{t("booking.nights", { count: nights })}</span>}
      {rate !== undefined && span && (
        <>
          <span>
            {"× "}
            <Amount value={rate} />
          </span>
          <span className={isTaxed ? classes.part : classes.sum}>
            {t("booking.total")} <Amount strong value={stayTotal(rate, nights)} />
          </span>
          {isTaxed && <WithTaxes taxes={taxes} total={stayTotalWithTaxes(party, span, tax)} />}
        </>
      )}
    </p>
  );
}

/** What the guest will pay in the end: the taxes are charged in addition to the rate, and asked for at the desk. */
function WithTaxes({ total, taxes }: { total: Centimes; taxes: AddedTaxes }) {
  const t = useText("frontoffice");
  return (
    <span className={classes.sum}>
      <Amount strong value={total} />{" "}
      <span className={classes.part}>{withTaxesText(taxes, t)}</span>
    </span>
  );
}
