import type { HotelSummary } from "@funduq/shared-types/contracts/hotel";
import { Card, Group, Name, Stack } from "@funduq/shared-ui";
import { compareTexts } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { type AskDelete, DeleteButton } from "./delete-button.tsx";
import { ExtendButton } from "./extend-button.tsx";
import classes from "./hotel-cards.module.css";
import { ManageButton } from "./manage-button.tsx";
import { EditSetupButton } from "./setup-links.tsx";
import { SubscriptionExpiry } from "./subscription-expiry.tsx";

type HotelCardsProps = {
  hotels: readonly HotelSummary[];
  labelOf: (hotel: HotelSummary) => string;
  onDelete: AskDelete;
};

/** The hotels on a phone: one below the other, nothing to scroll sideways for. */
export function HotelCards({ hotels, labelOf, onDelete }: HotelCardsProps) {
  const t = useText("admin");
  const sorted = [...hotels].sort((a, b) => compareTexts(a.name, b.name));
  return (
    <ul className={classes.hotels} aria-label={t("title")}>
      {sorted.map((hotel) => (
        <li key={hotel.id}>
          <Card title={<Name>{hotel.name}</Name>}>
            <Stack>
              {hotel.city && (
                <p>
                  <Name>{hotel.city}</Name>
                </p>
              )}
              <div>
                <SubscriptionExpiry hotel={hotel} />
              </div>
              <Group>
                <ManageButton hotel={hotel} label={labelOf(hotel)} />
                <EditSetupButton hotel={hotel} label={labelOf(hotel)} />
                <ExtendButton hotel={hotel} label={labelOf(hotel)} />
                <DeleteButton hotel={hotel} label={labelOf(hotel)} onAsk={onDelete} />
              </Group>
            </Stack>
          </Card>
        </li>
      ))}
    </ul>
  );
}
