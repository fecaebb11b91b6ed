import { guestNameSchema } from "@funduq/shared-types/contracts/guest";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button, FieldSet, IconButton, Name, SearchField } from "@funduq/shared-ui";
import type { BoundField } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, DeleteIcon } from "@funduq/shared-ui/icons";
import { skipToken } from "@funduq/shared-ui/state";
import { useId, useState } from "react";
import { useSuggestGuestsQuery } from "../guest/guest.endpoints.ts";
import classes from "./change.module.css";
import type { DraftGuest } from "./details-draft.ts";

/** Suggestions begin after more than two characters (GST-05). */
const MIN_LETTERS = 3;

type GuestsFieldProps = {
  hotelId: HotelId;
  guests: readonly DraftGuest[];
  onChange: (change: { guests?: DraftGuest[]; newGuest?: string }) => void;
  /** The name in the field for one more. */
  newGuest: BoundField<string>;
  error: string | undefined;
};

/** Who stays: one is the primary guest, others can be added and taken away (BK-10). */
export function GuestsField({ hotelId, guests, newGuest, onChange, error }: GuestsFieldProps) {
  const t = useText("frontoffice");
  const name = useId();
  const isOnly = guests.length === 1;
  return (
    <FieldSet legend={t("details.guests")}>
      <ul className={classes.guests}>
        {guests.map((guest, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two new guests may have the same name
          <li key={`${guest.guestId ?? guest.fullName}-${index}`} className={classes.guest}>
            <label>
              <input
                type="radio"
                name={name}
                checked={guest.isPrimary}
                onChange={() => onChange({ guests: withPrimary(guests, index) })}
              />
              <Name>{guest.fullName}</Name>
            </label>
            {guest.isPrimary && <span>{t("details.primary")}</span>}
            <IconButton
              icon={DeleteIcon}
              label={t("details.remove-guest", { guest: guest.fullName })}
              disabled={isOnly || guest.isPrimary}
              onClick={() => onChange({ guests: guests.filter((_, other) => other !== index) })}
            />
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      <AddGuest
        hotelId={hotelId}
        name={newGuest}
        onAdd={(guest) =>
          onChange({ guests: [...guests, { ...guest, isPrimary: false }], newGuest: "" })
        }
        has={({ guestId }) => guests.some((other) => other.guestId && other.guestId === guestId)}
      />
    </FieldSet>
  );
}

function withPrimary(guests: readonly DraftGuest[], primary: number): DraftGuest[] {
  return guests.map((guest, index) => ({ ...guest, isPrimary: index === primary }));
}

type NewGuest = Omit<DraftGuest, "isPrimary">;
type AddGuestProps = {
  hotelId: HotelId;
  name: BoundField<string>;
  onAdd: (guest: NewGuest) => void;
  has: (guest: NewGuest) => boolean;
};

function AddGuest({ hotelId, name, onAdd, has }: AddGuestProps) {
  const t = useText("frontoffice");
  const [query, setQuery] = useState("");
  const found = useSuggestGuestsQuery(query ? { hotelId, query } : skipToken);
  const known = found.currentData?.guests ?? [];
  const isName = guestNameSchema.safeParse(name.value).success;

  function add(guest: NewGuest) {
    onAdd(guest);
    setQuery("");
  }

  return (
    <div className={classes.addGuest}>
      <SearchField
        {...name}
        label={t("details.add-guest")}
        onSearch={setQuery}
        minLength={MIN_LETTERS}
        suggestions={query ? known.filter(({ id }) => !has({ guestId: id, fullName: "" })) : []}
        isLoading={found.isFetching}
        emptyNote={t("booking.guest-new")}
        itemKey={({ id }) => id}
        renderItem={({ fullName }) => <Name>{fullName}</Name>}
        onPick={({ id, fullName }) => add({ guestId: id, fullName })}
      />
      <Button
        icon={AddIcon}
        disabled={name.value.trim() === ""}
        // What is no name stays in its field, which says why once it is left.
        onClick={() => isName && add({ fullName: name.value.trim() })}
      >
        {t("details.add")}
      </Button>
    </div>
  );
}
