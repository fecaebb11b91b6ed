import type { AvailabilityDays } from "@funduq/shared-types/contracts/availability";
import { groupDraftSchema } from "@funduq/shared-types/contracts/group";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { EmptyState, Page, PageHeader, QueryView, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { HotelIcon } from "@funduq/shared-ui/icons";
import { useDraft, useHotel } from "@funduq/shared-ui/state";
import { useReadAvailabilityDaysQuery } from "../../features/availability/availability.endpoints.ts";
import { newGroupDraft } from "../../features/group/group-draft.ts";
import { GroupForm } from "../../features/group/group-form.tsx";
import { useHotelSource } from "./use-hotel-source.ts";

/** Books rooms for a group (GRP-01, GRP-02). */
export function CreateGroup() {
  const t = useText("frontoffice");
  const hotel = useHotel();
  if (!hotel) return <EmptyState icon={HotelIcon} message={t("dashboard.not-loaded")} />;
  return <HotelGroup key={hotel.hotelId} hotelId={hotel.hotelId} day={hotel.businessDate} />;
}

type HotelGroupProps = { hotelId: HotelId; day: AvailabilityDays["businessDate"] };

function HotelGroup({ hotelId, day }: HotelGroupProps) {
  const t = useText("frontoffice");
  const query = useReadAvailabilityDaysQuery({ hotelId, from: day, to: day });
  return (
    <Page>
      <PageHeader title={t("group.new")} />
      <QueryView
        query={query}
        skeleton={<Skeleton rows={8} />}
        isEmpty={({ roomTypes }) => roomTypes.length === 0}
        empty={<EmptyState icon={HotelIcon} message={t("dashboard.no-rooms")} />}
      >
        {(house) => <NewGroup hotelId={hotelId} house={house} />}
      </QueryView>
    </Page>
  );
}

function NewGroup({ hotelId, house }: { hotelId: HotelId; house: AvailabilityDays }) {
  const t = useText("frontoffice");
  const form = useDraft("new-group", () => newGroupDraft(house.businessDate), groupDraftSchema);
  const source = useHotelSource(hotelId, house, form.forget);
  return <GroupForm form={form} source={source} saveLabel={t("group.save")} />;
}
