import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Badge, NumberField, PhoneField, TextArea } from "@funduq/shared-ui";
import { DateField } from "@funduq/shared-ui/dates";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { CompanyField } from "../company/company-field.tsx";
import grid from "../dialog/form-grid.module.css";
import { withCheckIn } from "./booking-draft.ts";
import type { DraftField, Fault } from "./draft-faults.ts";
import { GuestField } from "./guest-field.tsx";
import { RateField } from "./rate-field.tsx";
import { RoomField } from "./room-field.tsx";
import type { BookingForm } from "./use-booking-form.ts";

type BookingFieldsProps = { form: BookingForm; preselected: GridRoom | undefined };

/** Everything the desk fills in, in the order in which a guest tells it. */
export function BookingFields({ form, preselected }: BookingFieldsProps) {
  const t = useText("frontoffice");
  const { draft, update } = form;
  const fault = useFaultText(form);
  return (
    <div className={grid.fields}>
      <div className={grid.wide}>
        <GuestField form={form} error={fault("guest")} />
      </div>
      <div className={grid.narrow}>
        <PhoneField
          label={t("booking.phone")}
          value={draft.guest ? (draft.guest.phone ?? "") : draft.phone}
          onChange={(phone) => update({ phone })}
          disabled={draft.guest !== undefined}
          error={fault("phone")}
        />
      </div>
      <StayFields form={form} />
      <div>
        <RoomField form={form} preselected={preselected} error={fault("room")} />
      </div>
      <div className={grid.narrow}>
        <CompanyField
          hotelId={form.hotelId}
          value={draft.companyText}
          onChange={(companyText, company) => update({ companyText, company })}
          error={fault("company")}
          hint={draft.company && <Badge tone="info">{t("booking.company-chosen")}</Badge>}
        />
      </div>
      <div className={grid.wide}>
        <RateField form={form} error={fault("rate")} />
      </div>
      <div>
        <TextArea
          label={t("booking.comments")}
          rows={2}
          value={draft.comments}
          onChange={(comments) => update({ comments })}
          error={fault("comments")}
        />
      </div>
    </div>
  );
}

function StayFields({ form }: { form: BookingForm }) {
  const t = useText("frontoffice");
  const { draft, update, businessDate } = form;
  const { checkInDate, checkOutDate } = draft;
  const fault = useFaultText(form);
  const atCheckIn = isAtCheckIn(form.shownFaults.dates, checkInDate);
  return (
    <>
      <div className={`${grid.narrow} ${grid.date}`}>
        <DateField
          label={t("booking.check-in")}
          required
          min={businessDate}
          takesAnyDay
          value={checkInDate ?? null}
          onChange={(date) => update(withCheckIn(draft, date ?? undefined))}
          error={atCheckIn ? fault("dates") : undefined}
        />
      </div>
      <div className={`${grid.narrow} ${grid.date}`}>
        <DateField
          label={t("booking.check-out")}
          required
          min={addDays(checkInDate ?? businessDate, 1)}
          takesAnyDay
          value={checkOutDate ?? null}
          onChange={(date) => update({ checkOutDate: date ?? undefined })}
          error={atCheckIn ? undefined : fault("dates")}
        />
      </div>
      <div className={grid.small}>
        <NumberField
          label={t("booking.adults")}
          required
          min={1}
          max={8}
          value={draft.adults ?? null}
          onChange={(adults) => update({ adults: adults ?? undefined })}
          error={fault("adults")}
        />
      </div>
      <div className={grid.small}>
        <NumberField
          label={t("booking.children")}
          min={0}
          max={5}
          value={draft.children ?? null}
          onChange={(children) => update({ children: children ?? undefined })}
          error={fault("children")}
        />
      </div>
    </>
  );
}

/** Every other fault of the dates is one of the check-out date. */
function isAtCheckIn(fault: Fault | undefined, checkInDate: CalendarDate | undefined): boolean {
  if (!fault || "text" in fault) return !checkInDate;
  return fault.code === "booking.check-in-past";
}

/** The sentence of a field's fault, in the language in use. */
function useFaultText({ shownFaults }: BookingForm) {
  const t = useText("frontoffice");
  return (field: DraftField): string | undefined => {
    const fault = shownFaults[field];
    if (!fault) return undefined;
    return "text" in fault ? t(fault.text) : errorText(fault);
  };
}
