import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import { addDays } from "@funduq/shared-types/values/calendar-date";
import { Badge, NumberField, PhoneField, TextArea } from "@funduq/shared-ui";
import { DateField, NightsField } from "@funduq/shared-ui/dates";
import { useText } from "@funduq/shared-ui/i18n";
import { CompanyField } from "../company/company-field.tsx";
import grid from "../dialog/form-grid.module.css";
import { BookingCredit } from "./booking-credit.tsx";
import { withCheckIn } from "./booking-draft.ts";
import { GuestField } from "./guest-field.tsx";
import { RateField } from "./rate-field.tsx";
import { RoomField } from "./room-field.tsx";
import type { BookingForm } from "./use-booking-form.ts";

type BookingFieldsProps = { form: BookingForm; preselected: GridRoom | undefined };

/** Everything the desk fills in, in the order in which a guest tells it. */
export function BookingFields({ form, preselected }: BookingFieldsProps) {
  const t = useText("frontoffice");
  const { draft } = form;
  const phone = form.field("phone");
  const company = form.field("companyText");
  return (
    <div className={grid.fields}>
      <div className={grid.wide}>
        <GuestField form={form} />
      </div>
      <div className={grid.narrow}>
        <PhoneField
          {...phone}
          label={t("booking.phone")}
          value={draft.guest ? (draft.guest.phone ?? "") : phone.value}
          disabled={draft.guest !== undefined}
        />
      </div>
      <StayFields form={form} />
      <div className={grid.wide}>
        <RoomField form={form} preselected={preselected} />
      </div>
      <div className={grid.narrow}>
        <CompanyField
          {...company}
          hotelId={form.hotelId}
          onChange={(companyText, chosen) => {
            company.onChange(companyText);
            form.update({ company: chosen });
          }}
          hint={draft.company && <Badge tone="info">{t("booking.company-chosen")}</Badge>}
        />
      </div>
      <BookingCredit form={form} />
      <div className={grid.wide}>
        <RateField form={form} />
      </div>
      <div>
        <TextArea {...form.field("comments")} label={t("booking.comments")} rows={2} />
      </div>
    </div>
  );
}

function StayFields({ form }: { form: BookingForm }) {
  const t = useText("frontoffice");
  const { draft, update, businessDate } = form;
  const checkIn = form.field("checkInDate");
  const checkOut = form.field("checkOutDate");
  return (
    <>
      <div className={`${grid.narrow} ${grid.date}`}>
        <DateField
          {...checkIn}
          label={t("booking.check-in")}
          required
          min={businessDate}
          takesAnyDay
          onChange={(date) => {
            checkIn.onChange(date);
            update(withCheckIn(draft, date));
          }}
        />
      </div>
      <div className={`${grid.narrow} ${grid.date}`}>
        <DateField
          {...checkOut}
          label={t("booking.check-out")}
          required
          countsFrom={checkIn.value}
          min={addDays(checkIn.value ?? businessDate, 1)}
          takesAnyDay
        />
      </div>
      <div className={grid.narrow}>
        <NightsField from={checkIn.value} to={checkOut.value} onChange={checkOut.onChange} />
      </div>
      <div className={grid.small}>
        <NumberField
          {...form.field("adults")}
          label={t("booking.adults")}
          required
          min={1}
          max={8}
        />
      </div>
      <div className={grid.small}>
        <NumberField {...form.field("children")} label={t("booking.children")} min={0} max={5} />
      </div>
    </>
  );
}
