import { type ViewId, viewPath } from "@funduq/shared-types/rules/views";
import { Button, EmptyState, Name, Page, PageHeader } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useNavigate } from "@funduq/shared-ui/router";
import { useSession } from "@funduq/shared-ui/state";
import classes from "./hotels.module.css";

/** For an address that needs a hotel while none is selected: 'Select a hotel first.' (AUTH-13). */
export function ChooseHotel({ view }: { view: ViewId }) {
  const t = useText("shell");
  const session = useSession();
  const navigate = useNavigate();
  const hotels = session?.hotels ?? [];
  return (
    <Page>
      <PageHeader title={t("hotels.title")} subtitle={t("hotels.hint")} />
      <p role="status" className={classes.wanted}>
        {errorText({ code: "section.hotel-not-selected", params: {} })}
      </p>
      {hotels.length === 0 && <EmptyState message={t("hotels.none")} />}
      <div className={classes.hotels}>
        {hotels.map(({ hotelId, name }) => (
          <Button key={hotelId} wide onClick={() => void navigate(viewPath(view, hotelId))}>
            <Name>{name}</Name>
          </Button>
        ))}
      </div>
    </Page>
  );
}
