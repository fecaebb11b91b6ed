import type { AvailabilityDays } from "@funduq/shared-types/contracts/availability";
import { viewPath } from "@funduq/shared-types/rules/views";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useNavigate } from "@funduq/shared-ui/router";
import { useIsHere, useSubmit } from "@funduq/shared-ui/state";
import { useCreateGroupMutation } from "../../features/group/group.endpoints.ts";
import type { GroupSource } from "../../features/group/group-source.ts";
import { useHotelCompanies, useHotelOffers } from "../../features/group/use-offers.ts";
import { referenceTexts } from "../../features/reference/reference-texts.ts";

/** The group form's facts of a hotel; what it saves leads to the dashboard (GRP-02). */
export function useHotelSource(
  hotelId: HotelId,
  { businessDate, roomTypes }: AvailabilityDays,
  onSaved: () => void,
): GroupSource {
  const t = useText("frontoffice");
  const navigate = useNavigate();
  const [create] = useCreateGroupMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(create);
  const isHere = useIsHere();
  return {
    hotelId,
    businessDate,
    roomTypes,
    isSaving,
    failure,
    clearFailure,
    useCompanies: useHotelCompanies,
    useOffers: useHotelOffers,
    async save(group) {
      const saved = await submit({ hotelId, group });
      if (!saved) return;
      onSaved();
      const created = t("group.created", { name: saved.name });
      notify.success([created, ...referenceTexts(saved.reference, t)].join(" "));
      // If the user left this screen while it was saving, they are not taken away from where they went.
      if (isHere.current) await navigate(`${viewPath("dashboard", hotelId)}?group=${saved.id}`);
    },
  };
}
