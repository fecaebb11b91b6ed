import { type HotelId, hotelIdSchema } from "@funduq/shared-types/values/ids";
import {
  Button,
  ErrorCard,
  Name,
  Page,
  PageHeader,
  QueryView,
  Skeleton,
  Stack,
} from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useLocation, useNavigate } from "@funduq/shared-ui/router";
import { useState } from "react";
import { useReadSetupQuery } from "../../features/setup/setup.endpoints.ts";
import { useReload } from "../../features/setup/use-reload.ts";
import { ChargesSection } from "./charges-section.tsx";
import type { Made, TypedInformation } from "./information-form.ts";
import { InformationSection } from "./information-section.tsx";
import { FloorsSection, RestaurantsSection } from "./list-sections.tsx";
import { NewHotelSection } from "./new-hotel-section.tsx";
import { RoomTypesSection } from "./room-types-section.tsx";
import { RoomsSection } from "./rooms-section.tsx";
import { SectionMenu } from "./section-menu.tsx";
import classes from "./setup.module.css";
import { StepsCard } from "./steps-card.tsx";
import { TaxesSection } from "./taxes-section.tsx";

/** Creates a hotel and edits it: `/setup-hotel/new`, `/setup-hotel/{hotelId}` (SET-01). */
export function SetupHotelScreen() {
  const t = useText("admin");
  const navigate = useNavigate();
  const [made, setMade] = useState<Made>();
  const asked = useLocation().pathname.split("/").filter(Boolean).at(-1);
  if (asked === "new") {
    return (
      <Page>
        <PageHeader
          title={t("setup.create-title")}
          actions={<Button onClick={() => void navigate("/")}>{t("setup.back")}</Button>}
        />
        <NewHotelSection onAlreadyMade={setMade} />
      </Page>
    );
  }
  const hotelId = hotelIdSchema.safeParse(asked).data;
  if (!hotelId) return <NoHotel />;
  const typed = made?.hotelId === hotelId ? made.typed : undefined;
  return <KnownHotel key={hotelId} hotelId={hotelId} typed={typed} />;
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

type KnownHotelProps = { hotelId: HotelId; typed: TypedInformation | undefined };

function KnownHotel({ hotelId, typed }: KnownHotelProps) {
  const t = useText("admin");
  const query = useReadSetupQuery(hotelId, { refetchOnMountOrArgChange: true });
  const name = query.data?.information.name;
  const reload = useReload(hotelId);
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
            <div className={classes.parts}>
              <SectionMenu />
              <Stack gap={4}>
                <InformationSection setup={setup} reload={reload} typed={typed} />
                <TaxesSection setup={setup} />
                <FloorsSection setup={setup} reload={reload} />
                <RoomTypesSection setup={setup} reload={reload} />
                <RoomsSection setup={setup} />
                <RestaurantsSection setup={setup} reload={reload} />
                <ChargesSection setup={setup} reload={reload} />
              </Stack>
            </div>
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
