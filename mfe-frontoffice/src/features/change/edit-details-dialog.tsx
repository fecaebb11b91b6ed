import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { ContestedDetail } from "@funduq/shared-types/contracts/booking-changes";
import { changeVerdict } from "@funduq/shared-types/rules/stay-change";
import { Button, DraftNotice, FormDialog, NumberField, notify, TextArea } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { CompanyField } from "../company/company-field.tsx";
import { StayCreditWarning } from "../company/stay-credit-warning.tsx";
import grid from "../dialog/form-grid.module.css";
import { StaySummary } from "../stay/stay-summary.tsx";
import { guestNameOf, reasonAgainst, type StepDialogProps } from "../stay/step-dialog.ts";
import change from "./change.module.css";
import { partyVerdict } from "./details-draft.ts";
import { DetailsRate } from "./details-rate.tsx";
import { GuestsField } from "./guests-field.tsx";
import { adultsForNames } from "./raise-party.tsx";
import { type DetailsForm, useDetailsForm } from "./use-details-form.ts";

/** Party, guests, company, rate and comments of a stay (BK-10). What was typed outlives a reload. */
export function EditDetailsDialog({ bookingRef, booking: stay, onClose }: StepDialogProps) {
  const t = useText("frontoffice");
  const form = useDetailsForm(bookingRef, stay, () => {
    notify.success(t("details.done"));
    onClose();
  });
  const company = form.field("companyText");
  return (
    <FormDialog
      size="medium"
      title={t("details.title", { guest: guestNameOf(stay) })}
      confirmLabel={t("details.save")}
      failedText={t("details.failed")}
      failure={form.failure}
      whyNot={reasonAgainst(changeVerdict(stay))}
      holdsDraft={form.typed.restored}
      isSaving={form.isSaving}
      onSubmit={() => void form.save()}
      onClose={() => {
        form.typed.forget();
        onClose();
      }}
    >
      <DraftNotice form={form.typed} />
      <StaySummary booking={stay} />
      <Meanwhile form={form} />
      <GuestsField
        hotelId={form.hotelId}
        guests={form.details.guests}
        newGuest={form.field("newGuest")}
        onChange={form.update}
        error={form.field("guests").error}
      />
      <RaiseTypedParty form={form} />
      <div className={grid.fields}>
        <Party form={form} />
        <div>
          <CompanyField
            {...company}
            hotelId={form.hotelId}
            onChange={(companyText, chosen) => {
              company.onChange(companyText);
              form.update({ company: chosen ?? null });
            }}
          />
        </div>
        <div>
          <DetailsRate form={form} />
        </div>
        <StayCreditWarning
          bookingRef={bookingRef}
          booking={changedStay(form)}
          payer={stay.company}
        />
        <div>
          <TextArea {...form.field("comments")} label={t("booking.comments")} rows={3} />
        </div>
      </div>
    </FormDialog>
  );
}

/** The stay as the form would leave it. */
function changedStay({ booking, details, offered }: DetailsForm): Booking {
  const { company, adults, ratePlan } = details;
  const chosen = offered.find(({ plan }) => plan === ratePlan);
  const { rateCentimes } = chosen ?? booking;
  return { ...booking, company, adults: adults ?? booking.adults, rateCentimes };
}

function Meanwhile({ form: { theirs, isTold } }: { form: DetailsForm }) {
  const t = useText("frontoffice");
  if (theirs.length === 0) return null;
  const names: Record<ContestedDetail, string> = {
    guests: t("details.guests"),
    adults: t("booking.adults"),
    children: t("booking.children"),
    company: t("booking.company"),
    comments: t("booking.comments"),
  };
  return (
    <div role="alert" className={change.meanwhile}>
      <p>
        {t("details.meanwhile")} {isTold && t("details.again")}
      </p>
      <dl>
        {theirs.map(({ field, value }) => (
          <div key={field}>
            <dt>{names[field]}</dt>
            <dd>
              <bdi>{value || t("cardex.emptied")}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** One press where more are named than the party has, instead of counting them. */
function RaiseTypedParty({ form: { details, update } }: { form: DetailsForm }) {
  const t = useText("frontoffice");
  const verdict = partyVerdict(details);
  if (verdict.allowed || verdict.code !== "booking.more-named") return null;
  const [{ named }] = verdict.params;
  const adults = adultsForNames(named, details.children ?? 0);
  if (adults === undefined) return null;
  return (
    <div className={change.raise}>
      <Button onClick={() => update({ adults })}>
        {t("details.raise-party", { count: named })}
      </Button>
    </div>
  );
}

function Party({ form }: { form: DetailsForm }) {
  const t = useText("frontoffice");
  return (
    <>
      <div className={grid.half}>
        <NumberField
          {...form.field("adults")}
          label={t("booking.adults")}
          required
          min={1}
          max={8}
        />
      </div>
      <div className={grid.half}>
        <NumberField {...form.field("children")} label={t("booking.children")} min={0} max={5} />
      </div>
    </>
  );
}
