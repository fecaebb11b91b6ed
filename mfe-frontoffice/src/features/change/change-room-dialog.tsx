import type { AlternativeRoom } from "@funduq/shared-types/contracts/availability";
import type { ChosenRate, StayPrice } from "@funduq/shared-types/contracts/booking-changes";
import { changeVerdict } from "@funduq/shared-types/rules/stay-change";
import type { RoomId } from "@funduq/shared-types/values/ids";
import { FormDialog, notify, QueryView, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type ApiFailure, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { clashesOf } from "../booking/clash-list.tsx";
import { StayCreditWarning } from "../company/stay-credit-warning.tsx";
import { StaySummary } from "../stay/stay-summary.tsx";
import { guestNameOf, reasonAgainst, type StepDialogProps } from "../stay/step-dialog.ts";
import { useChangeRoomMutation, useListAlternativesQuery } from "./change.endpoints.ts";
import { KeptOrNewRate } from "./kept-or-new-rate.tsx";
import { MoveAside } from "./move-aside.tsx";
import { type MovedGuest, movedTexts } from "./moved-texts.ts";
import { PriceChange } from "./price-change.tsx";
import { RoomChoice } from "./room-choice.tsx";
import { RoomConflict } from "./room-conflict.tsx";
import { useRoomDraft } from "./use-room-draft.ts";

/** Another room for the whole stay (BK-16), with its price before it is saved. */
export function ChangeRoomDialog({ bookingRef, booking, onClose }: StepDialogProps) {
  const t = useText("frontoffice");
  const [change] = useChangeRoomMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(change);
  const alternatives = useListAlternativesQuery(bookingRef, { refetchOnMountOrArgChange: true });
  const [tried, setTried] = useState(false);
  const [isSent, setSent] = useState(false);
  const form = useRoomDraft(bookingRef, isSent);
  const { room, rate, price } = form;
  const lost = failure?.code === "booking.room-taken";
  const clash = lost ? failure : form.failure;
  const guest = guestNameOf(booking);

  async function handleSubmit() {
    setTried(true);
    if (!room) return;
    if (!price) return form.refetch();
    setSent(true);
    const wanted = { ...bookingRef, version: booking.version, roomId: room.id, rate };
    if (!(await submit(wanted))) return setSent(false);
    tellDone(room);
  }

  function tellDone(
    { number }: Pick<AlternativeRoom, "number">,
    moved: readonly MovedGuest[] = [],
  ) {
    const done = t("change-room.done", { guest, number });
    notify.success([...movedTexts(moved, t), done].join(" "));
    onClose();
  }

  return (
    <FormDialog
      size="medium"
      title={t("change-room.title", { guest })}
      confirmLabel={t("step.change-room")}
      failedText={t("change-room.failed")}
      failure={lost ? undefined : failure}
      whyNot={reasonAgainst(changeVerdict(booking)) ?? form.whyNot}
      onSubmit={() => void handleSubmit()}
      isSaving={isSaving}
      onClose={onClose}
    >
      <StaySummary booking={booking} />
      <RoomConflict failure={clash} />
      {room && (
        <GuestInTheWay
          bookingRef={bookingRef}
          booking={booking}
          clash={clash}
          wanted={{ roomId: room.id, rate }}
          onMoved={(moved) => tellDone(room, moved)}
        />
      )}
      <QueryView query={alternatives} skeleton={<Skeleton rows={6} />}>
        {({ rooms }) => (
          <RoomChoice
            label={t("change-room.choose")}
            rooms={!room || rooms.some(({ id }) => id === room.id) ? rooms : [room, ...rooms]}
            chosen={room?.id}
            forTonight={booking.status === "Checked-in"}
            onChoose={(chosen) => {
              clearFailure();
              form.choose(chosen);
            }}
            error={tried && !room ? t("fault.room") : undefined}
          />
        )}
      </QueryView>
      {price?.typeChanges && <KeptOrNewRate {...form} preview={price} />}
      {price && <PriceChange before={price.kept} after={priceAt(rate, price)} />}
      {rate && (
        <StayCreditWarning
          bookingRef={bookingRef}
          booking={{ ...booking, rateCentimes: rate.rateCentimes }}
          payer={booking.company}
        />
      )}
    </FormDialog>
  );
}

type GuestInTheWayProps = Pick<StepDialogProps, "bookingRef" | "booking"> & {
  clash: ApiFailure | undefined;
  wanted: { roomId: RoomId; rate: ChosenRate | null };
  onMoved: (moved: readonly MovedGuest[]) => void;
};

/** Moves the guest who has the room to another one, and this guest into it (BK-08). */
function GuestInTheWay({ bookingRef, booking, clash, wanted, onMoved }: GuestInTheWayProps) {
  const t = useText("frontoffice");
  if (clash?.code !== "booking.room-taken") return null;
  const { hotelId, bookingId } = bookingRef;
  return (
    <MoveAside
      hotelId={hotelId}
      clashes={clashesOf(clash.params)}
      confirmLabel={t("wizard.confirm-room")}
      finalise={() => ({ step: "change-room", bookingId, version: booking.version, ...wanted })}
      onDone={onMoved}
    />
  );
}

type Prices = { kept: StayPrice; offers: readonly StayPrice[] };

function priceAt(rate: ChosenRate | null, { kept, offers }: Prices): StayPrice | undefined {
  return rate ? offers.find(({ ratePlan }) => ratePlan === rate.ratePlan) : kept;
}
