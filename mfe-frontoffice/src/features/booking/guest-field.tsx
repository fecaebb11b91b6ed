import { countryName } from "@funduq/shared-types/rules/guest-countries";
import { Badge, Button, Name, SearchField } from "@funduq/shared-ui";
import { useLanguage, useText } from "@funduq/shared-ui/i18n";
import { skipToken } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useSuggestGuestsQuery } from "../guest/guest.endpoints.ts";
import { GuestLink } from "../guest/guest-link.tsx";
import { KnownList, useKnownGuests } from "../guest/known-guests.tsx";
import { VipBadge } from "../guest/vip-badge.tsx";
import classes from "./booking.module.css";
import type { BookingForm } from "./use-booking-form.ts";

/** Suggestions begin after more than two characters (GST-05). */
const MIN_LETTERS = 3;

type GuestFieldProps = { form: BookingForm };

/** A known guest, found by any part of the name or by phone; or a new one, by name. */
export function GuestField(props: GuestFieldProps) {
  const { draft, update, hotelId } = props.form;
  const typed = { fullName: draft.guestName, phone: draft.phone, idNumber: "" };
  const nothing = { fullName: "", phone: "", idNumber: "" };
  const known = useKnownGuests(hotelId, draft.guest ? nothing : typed);
  const t = useText("frontoffice");
  return (
    <>
      <ChooseGuest {...props} />
      {!draft.guest && (
        <KnownList
          guests={known}
          action={({ id, fullName, phone, nationality }) => (
            <Button
              onClick={() =>
                update({ guest: { id, fullName, phone, nationality }, guestName: fullName })
              }
            >
              {t("known.use")}
            </Button>
          )}
        />
      )}
    </>
  );
}

function ChooseGuest({ form }: GuestFieldProps) {
  const t = useText("frontoffice");
  const language = useLanguage();
  const { draft, update, hotelId } = form;
  const name = form.field("guestName");
  const [query, setQuery] = useState("");
  const found = useSuggestGuestsQuery(query ? { hotelId, query } : skipToken);
  return (
    <SearchField
      {...name}
      label={t("booking.guest")}
      required
      autoFocus
      onChange={(guestName) => {
        name.onChange(guestName);
        update({ guest: undefined });
      }}
      onSearch={setQuery}
      minLength={MIN_LETTERS}
      suggestions={query ? (found.currentData?.guests ?? []) : []}
      isLoading={found.isFetching}
      emptyNote={t("booking.guest-new")}
      itemKey={({ id }) => id}
      renderItem={({ fullName, phone, nationality, isVip }) => (
        <span className={classes.option}>
          <span>
            <Name>{fullName}</Name>
            <VipBadge isVip={isVip} />
          </span>
          <span className={classes.facts}>
            {phone && <bdi dir="ltr">{phone}</bdi>}
            {nationality && <bdi>{countryName(nationality, language)}</bdi>}
          </span>
        </span>
      )}
      onPick={(guest) => update({ guest, guestName: guest.fullName })}
      hint={
        draft.guest ? (
          <>
            <Badge tone="info">{t("booking.guest-known")}</Badge>{" "}
            <GuestLink guestId={draft.guest.id} name={draft.guest.fullName}>
              {t("cardex.show")}
            </GuestLink>
          </>
        ) : (
          t("booking.guest-hint")
        )
      }
    />
  );
}
