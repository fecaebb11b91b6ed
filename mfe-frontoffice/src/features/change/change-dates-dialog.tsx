import { changeVerdict } from "@funduq/shared-types/rules/stay-change";
import { FormDialog, notify } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { StayCreditWarning } from "../company/stay-credit-warning.tsx";
import { StaySummary } from "../stay/stay-summary.tsx";
import { guestNameOf, reasonAgainst, type StepDialogProps } from "../stay/step-dialog.ts";
import { saysOfRoom } from "./about-room.ts";
import { useChangeDatesMutation } from "./change.endpoints.ts";
import { DatesField } from "./dates-field.tsx";
import { type MovedGuest, movedTexts } from "./moved-texts.ts";
import { OtherRoom } from "./other-room.tsx";
import { PriceChange } from "./price-change.tsx";
import { useDatesDraft } from "./use-dates-draft.ts";

/** A longer, a shorter or a later stay (BK-17), with its nights and its price before it is saved. */
export function ChangeDatesDialog({ bookingRef, booking, businessDate, onClose }: StepDialogProps) {
  const t = useText("frontoffice");
  const [change] = useChangeDatesMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(change);
  const form = useDatesDraft({ bookingRef, booking, businessDate });
  const { wanted, preview } = form;
  const price = preview.currentData;
  const lost = failure && saysOfRoom(failure) ? failure : undefined;
  const guest = guestNameOf(booking);

  async function handleSubmit() {
    if (!wanted) return;
    if (!price) return void preview.refetch();
    if (await submit({ ...bookingRef, version: booking.version, ...wanted })) tell(wanted);
  }

  function tell(
    { checkInDate = booking.checkInDate, checkOutDate }: NonNullable<typeof wanted>,
    moved: readonly MovedGuest[] = [],
  ) {
    const [from, to] = [formatDateShort(checkInDate), formatDateShort(checkOutDate)];
    const number = form.room?.number ?? booking.roomNumber;
    const done = t("change-dates.done", { guest, from, to, number });
    notify.success([...movedTexts(moved, t), done].join(" "));
    onClose();
  }

  return (
    <FormDialog
      size="medium"
      title={t("change-dates.title", { guest })}
      confirmLabel={t("change-dates.confirm")}
      failedText={t("change-dates.failed")}
      failure={lost ? undefined : failure}
      whyNot={reasonAgainst(changeVerdict(booking)) ?? form.whyNot}
      onSubmit={() => void handleSubmit()}
      isSaving={isSaving}
      onClose={onClose}
    >
      <StaySummary booking={booking} />
      <DatesField
        booking={booking}
        businessDate={businessDate}
        form={form}
        onChange={(range) => {
          clearFailure();
          form.changeDates(range);
        }}
      />
      <OtherRoom
        bookingRef={bookingRef}
        booking={booking}
        form={form}
        lost={lost}
        onChoose={(room) => {
          clearFailure();
          form.setRoom(room);
        }}
        onMoved={(moved) => wanted && tell(wanted, moved)}
      />
      {price && <PriceChange before={price.before} after={price.after} />}
      {wanted && (
        <StayCreditWarning
          bookingRef={bookingRef}
          booking={{ ...booking, ...wanted }}
          payer={booking.company}
        />
      )}
    </FormDialog>
  );
}
