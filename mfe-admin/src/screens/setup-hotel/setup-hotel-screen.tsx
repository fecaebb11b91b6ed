import { type HotelId, hotelIdSchema } from "@funduq/shared-types/values/ids";
import {
  ErrorCard,
  Name,
  notify,
  Page,
  PageHeader,
  QueryView,
  Skeleton,
  Stack,
} from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useLocation } from "@funduq/shared-ui/router";
import { asFailure } from "@funduq/shared-ui/state";
import { useReadSetupQuery } from "../../features/setup/setup.endpoints.ts";
import { InformationSection, NewHotelSection } from "./information-section.tsx";
import { FloorsSection, RestaurantsSection } from "./list-sections.tsx";
import { RoomTypesSection } from "./room-types-section.tsx";
import { RoomsSection } from "./rooms-section.tsx";
import { StepsCard } from "./steps-card.tsx";

/** Creates a hotel and edits it: `/setup-hotel/new`, `/setup-hotel/{hotelId}` (SET-01). */
export function SetupHotelScreen() {
  const t = useText("admin");
  const asked = useLocation().pathname.split("/").filter(Boolean).at(-1);
  if (asked === "new") {
    return (
      <Page>
        <PageHeader title={t("setup.create-title")} />
        <NewHotelSection />
      </Page>
    );
  }
  const hotelId = hotelIdSchema.safeParse(asked).data;
  return hotelId ? <KnownHotel key={hotelId} hotelId={hotelId} /> : <NoHotel />;
}

function NoHotel() {
  const t = useText("admin");
  return (
    <Page>
      <PageHeader title={t("setup.title")} />
      <ErrorCard message={t("setup.load-failed")} />
    </Page>
  );
}

function KnownHotel({ hotelId }: { hotelId: HotelId }) {
  const t = useText("admin");
  const query = useReadSetupQuery(hotelId, { refetchOnMountOrArgChange: true });
  const name = query.data?.information.name;
  async function reload() {
    const { data, error, isSuccess } = await query.refetch();
    if (!isSuccess) notify.error(asFailure(error));
    return isSuccess ? data : undefined;
  }
  return (
    <Page>
      <PageHeader title={t("setup.title")} subtitle={name ? <Name>{name}</Name> : "\u00a0"} />
      <QueryView
        query={query}
        skeleton={<Skeleton rows={12} />}
        errorMessage={t("setup.load-failed")}
      >
        {(setup) => (
          <Stack gap={4}>
            <StepsCard setup={setup} />
            <InformationSection setup={setup} reload={reload} />
            <FloorsSection setup={setup} reload={reload} />
            <RoomTypesSection setup={setup} reload={reload} />
            <RoomsSection setup={setup} />
            <RestaurantsSection setup={setup} reload={reload} />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
