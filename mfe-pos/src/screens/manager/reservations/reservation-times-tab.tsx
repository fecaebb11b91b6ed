import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import {
  type ReservationSettings,
  type SaveReservationSettings,
  saveReservationSettingsSchema,
} from "@funduq/shared-types/contracts/pos-reservation";
import { serviceDayAt } from "@funduq/shared-types/rules/service-day";
import {
  Button,
  CallFailure,
  Card,
  NumberField,
  notify,
  QueryView,
  Stack,
} from "@funduq/shared-ui";
import { formContract, useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useLeaveGuard } from "@funduq/shared-ui/router";
import { serverTime, useHotel } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useBasedSave } from "../../../features/menu/use-based-save.ts";
import {
  useListReservationsQuery,
  useSaveReservationSettingsMutation,
} from "../../../features/reservations/reservations.endpoints.ts";
import { SavedMeanwhile } from "../saved-meanwhile.tsx";

/** How long tables are reserved, and how long before they are marked on the tills (POS-02). */
export function ReservationTimesTab({ place }: { place: RestaurantRef }) {
  const t = useText("pos");
  const timeZone = useHotel()?.timeZone ?? "UTC";
  const [date] = useState(() => serviceDayAt(timeZone, serverTime()));
  const query = useListReservationsQuery({ ...place, date });
  return (
    <Card title={t("times.title")}>
      <QueryView query={{ ...query, data: query.currentData }} errorMessage={t("load-failed")}>
        {({ settings }) => <Times place={place} settings={settings} />}
      </QueryView>
    </Card>
  );
}

type Typed = { usualMinutes: number | null; leadMinutes: number | null };

const contract = formContract<Typed, SaveReservationSettings>(saveReservationSettingsSchema, {
  request: (typed) => ({ ...typed, version: 0 }),
});

function Times({ place, settings }: { place: RestaurantRef; settings: ReservationSettings }) {
  const t = useText("pos");
  const [trigger] = useSaveReservationSettingsMutation();
  const { save, isSaving, failure, isOvertaken } = useBasedSave(trigger, settings);
  const { usualMinutes, leadMinutes } = settings;
  const form = useContractForm<Typed, SaveReservationSettings>(
    contract,
    { usualMinutes, leadMinutes },
    failure,
  );
  const [savedTimes, setSavedTimes] = useState<Typed>({ usualMinutes, leadMinutes });
  const isEdited =
    form.values.usualMinutes !== savedTimes.usualMinutes ||
    form.values.leadMinutes !== savedTimes.leadMinutes;
  useLeaveGuard(isEdited);

  async function handleSubmit(body: SaveReservationSettings) {
    const saved = await save((version) => ({
      ...place,
      body: { ...body, version: version ?? settings.version },
    }));
    if (!saved) return;
    // What was typed while it was saved is not saved yet.
    setSavedTimes(body);
    notify.success(t("times.saved"));
  }

  return (
    <form onSubmit={form.submit(handleSubmit)}>
      <Stack>
        <NumberField
          {...form.field("usualMinutes")}
          label={t("times.usual")}
          required
          min={15}
          max={720}
        />
        <NumberField
          {...form.field("leadMinutes")}
          label={t("times.lead")}
          hint={t("times.lead-hint")}
          required
          min={0}
          max={720}
        />
        <CallFailure failure={failure} />
        <SavedMeanwhile isOvertaken={isOvertaken}>
          {t("times.now", { usual: usualMinutes, lead: leadMinutes })}
        </SavedMeanwhile>
        <div>
          <Button type="submit" variant="primary" saving={isSaving}>
            {t("menu.save")}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
