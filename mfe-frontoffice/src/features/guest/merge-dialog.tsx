import {
  type Guest,
  type GuestProfile,
  type ProfileField,
  profileFields,
} from "@funduq/shared-types/contracts/guest";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import {
  Button,
  CallFailure,
  Dialog,
  Name,
  notify,
  QueryView,
  SearchField,
  Skeleton,
  TypedConfirm,
} from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { skipToken, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import classes from "./cardex.module.css";
import {
  useMergeGuestsMutation,
  useReadGuestQuery,
  useSuggestGuestsQuery,
} from "./guest.endpoints.ts";
import { profileOf } from "./profile-draft.ts";
import { useShownValue } from "./shown-value.ts";

type MergeDialogProps = {
  hotelId: HotelId;
  guest: Guest;
  /** The record that becomes part of this one; undefined while it has to be found. */
  other: GuestId | undefined;
  onClose: () => void;
};

/** Two records of one person become one: which value is kept is chosen field by field. */
export function MergeDialog({ hotelId, guest, other, onClose }: MergeDialogProps) {
  const t = useText("frontoffice");
  const [chosen, setChosen] = useState(other);
  // While it is merged it is not asked for any more: once it is gone there is nothing to read.
  const [sent, setSent] = useState<Guest>();
  const asked = sent ? undefined : chosen;
  const query = useReadGuestQuery(asked ? { hotelId, guestId: asked } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const lost = sent ?? (query.data?.id === chosen ? query.data : undefined);
  if (lost)
    return (
      <ConfirmMerge
        hotelId={hotelId}
        guest={guest}
        lost={lost}
        onClose={onClose}
        onSend={setSent}
      />
    );
  return (
    <Dialog
      opened
      size="small"
      title={t("merge.title", { guest: guest.fullName })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t("cancel")}</Button>}
    >
      {chosen ? (
        <QueryView
          query={query}
          skeleton={<Skeleton rows={4} />}
          errorMessage={t("cardex.load-failed")}
        >
          {() => null}
        </QueryView>
      ) : (
        <FindOther hotelId={hotelId} guest={guest} onPick={setChosen} />
      )}
    </Dialog>
  );
}

/** Suggestions begin after more than two characters (GST-05). */
const MIN_LETTERS = 3;

type FindOtherProps = { hotelId: HotelId; guest: Guest; onPick: (id: GuestId) => void };

function FindOther({ hotelId, guest, onPick }: FindOtherProps) {
  const t = useText("frontoffice");
  const [typed, setTyped] = useState("");
  const [query, setQuery] = useState("");
  const found = useSuggestGuestsQuery(query ? { hotelId, query } : skipToken);
  const others = found.currentData?.guests.filter(({ id }) => id !== guest.id) ?? [];
  return (
    <div className={classes.stack}>
      <p>{t("merge.about")}</p>
      <SearchField
        label={t("merge.find")}
        hint={t("merge.type-what")}
        autoFocus
        value={typed}
        onChange={setTyped}
        onSearch={setQuery}
        minLength={MIN_LETTERS}
        suggestions={query ? others : []}
        isLoading={found.isFetching}
        itemKey={({ id }) => id}
        renderItem={({ fullName, phone }) => (
          <>
            <Name>{fullName}</Name>
            {phone && (
              <span className={classes.aside}>
                <bdi dir="ltr">{phone}</bdi>
              </span>
            )}
          </>
        )}
        onPick={({ id }) => onPick(id)}
      />
    </div>
  );
}

type ConfirmMergeProps = {
  hotelId: HotelId;
  guest: Guest;
  lost: Guest;
  /** The record that is being merged away; undefined when it was not. */
  onSend: (lost: Guest | undefined) => void;
  onClose: () => void;
};

function ConfirmMerge({ hotelId, guest, lost, onSend, onClose }: ConfirmMergeProps) {
  const t = useText("frontoffice");
  const [taken, setTaken] = useState<ReadonlySet<ProfileField>>(() => new Set());
  const { submit, isSaving, failure } = useSubmit(useMergeGuestsMutation()[0]);
  const differing = profileFields.filter(
    (field) => guest[field] !== null && lost[field] !== null && guest[field] !== lost[field],
  );

  async function merge() {
    const { version, id: guestId } = guest;
    const { id: mergedId, version: mergedVersion } = lost;
    const profile = mergedProfile(guest, lost, taken);
    const merged = { version, mergedId, mergedVersion, profile };
    onSend(lost);
    if (!(await submit({ hotelId, guestId, merge: merged }))) {
      onSend(undefined);
      return;
    }
    notify.success(t("merge.done"));
    onClose();
  }

  return (
    <TypedConfirm
      opened
      title={t("merge.title", { guest: guest.fullName })}
      confirmLabel={t("merge.confirm")}
      word={lost.fullName}
      wordLabel={t("merge.word", { guest: lost.fullName })}
      saving={isSaving}
      onConfirm={() => void merge()}
      onClose={onClose}
    >
      <p>{t("merge.explain", { guest: lost.fullName })}</p>
      {differing.length > 0 && <p>{t("merge.choose")}</p>}
      {differing.map((field) => (
        <FieldChoice
          key={field}
          field={field}
          kept={guest[field]}
          other={lost[field]}
          takesOther={taken.has(field)}
          onChoose={(takesOther) => setTaken((before) => withField(before, field, takesOther))}
        />
      ))}
      <CallFailure failure={failure} sentence={t("merge.failed")} />
    </TypedConfirm>
  );
}

function withField(fields: ReadonlySet<ProfileField>, field: ProfileField, isIn: boolean) {
  const after = new Set(fields);
  if (isIn) after.add(field);
  else after.delete(field);
  return after;
}

/** What only one of the two knows is kept; where both know something else, what was chosen. */
function mergedProfile(guest: Guest, lost: Guest, taken: ReadonlySet<ProfileField>): GuestProfile {
  const [kept, other] = [profileOf(guest), profileOf(lost)];
  const fields = profileFields.map((field) => [
    field,
    taken.has(field) ? other[field] : (kept[field] ?? other[field]),
  ]);
  return { ...kept, ...Object.fromEntries(fields) };
}

type FieldChoiceProps = {
  field: ProfileField;
  kept: string | null;
  other: string | null;
  takesOther: boolean;
  onChoose: (takesOther: boolean) => void;
};

function FieldChoice({ field, kept, other, takesOther, onChoose }: FieldChoiceProps) {
  const t = useText("frontoffice");
  const shown = useShownValue();
  const choices = [
    { isOther: false, value: kept },
    { isOther: true, value: other },
  ];
  return (
    <fieldset className={classes.choice}>
      <legend>{t(`cardex.${field}`)}</legend>
      {choices.map(({ isOther, value }) => (
        <label key={String(isOther)}>
          <input
            type="radio"
            name={`merge-${field}`}
            checked={takesOther === isOther}
            onChange={() => onChoose(isOther)}
          />
          <span>
            <Name>{shown(field, value)}</Name>{" "}
            <span className={classes.muted}>{t(isOther ? "merge.of-other" : "merge.of-this")}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
