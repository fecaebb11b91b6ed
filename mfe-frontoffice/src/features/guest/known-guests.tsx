import type { DuplicateSearch, GuestDuplicate } from "@funduq/shared-types/contracts/guest";
import { phoneDigits } from "@funduq/shared-types/rules/name-search";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { Button, Name, useDebouncedValue } from "@funduq/shared-ui";
import { formatDateShort, formatDateTime } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { skipToken, useHotel } from "@funduq/shared-ui/state";
import { Fragment, type ReactNode } from "react";
import { useFirstOf } from "../dialog/use-first-of.ts";
import classes from "./cardex.module.css";
import { useFindDuplicatesQuery } from "./guest.endpoints.ts";
import type { CardexForm } from "./use-cardex-form.ts";
import { useCardexUrl } from "./use-cardex-url.ts";

const DEBOUNCE_MS = 300;
/** More of one name would push the form out of sight. */
const AT_FIRST = 2;
/** Fewer tell nobody apart. */
const [NAME, PHONE, DOCUMENT] = [3, 6, 4] as const;

type Typed = { fullName: string; phone: string; idNumber: string };

/** Records that may be about the person being typed: same document, same phone, same name. */
export function useKnownGuests(
  hotelId: HotelId,
  { fullName, phone, idNumber }: Typed,
  except?: GuestId,
): readonly GuestDuplicate[] {
  const name = useDebouncedValue(fullName.trim(), DEBOUNCE_MS);
  const number = useDebouncedValue(phone.trim(), DEBOUNCE_MS);
  const document = useDebouncedValue(idNumber.trim(), DEBOUNCE_MS);
  const search: DuplicateSearch = {
    ...(name.length >= NAME && { fullName: name }),
    ...(phoneDigits(number).length >= PHONE && { phone: number }),
    ...(document.length >= DOCUMENT && { idNumber: document }),
  };
  const isAsked = Object.keys(search).length > 0;
  const query = useFindDuplicatesQuery(
    isAsked ? { hotelId, ...search, ...(except && { except }) } : skipToken,
  );
  return isAsked ? (query.currentData?.guests ?? []) : [];
}

type KnownListProps = {
  /** 'Already known?' unless given. */
  title?: string;
  guests: readonly GuestDuplicate[];
  action: (guest: GuestDuplicate) => ReactNode;
};

/** Records that may be of the same person: what tells each apart, and what can be done with it. */
export function KnownList({ title, guests, action }: KnownListProps) {
  const t = useText("frontoffice");
  const tellingOf = useTelling(guests);
  const { list, shown, hidden, showAll } = useFirstOf<GuestDuplicate, HTMLUListElement>(guests, {
    most: AT_FIRST,
    question: guests.map(({ id }) => id).join(" "),
  });
  if (guests.length === 0) return null;
  return (
    <section className={classes.known} aria-live="polite">
      <h3>{title ?? t("known.title")}</h3>
      <ul ref={list} className={classes.list}>
        {shown.map((guest) => (
          <li key={guest.id} className={classes.line}>
            <span className={classes.grow}>
              <Name>{guest.fullName}</Name>
              <span className={classes.telling}>
                {tellingOf(guest).map(({ key, text }, place, { length }) => (
                  <Fragment key={key}>
                    {place > 0 && " "}
                    <span>
                      <bdi>{text}</bdi>
                      {place < length - 1 && " ·"}
                    </span>
                  </Fragment>
                ))}
              </span>
            </span>
            {action(guest)}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <div>
          <Button variant="quiet" onClick={showAll}>
            {t("known.more", { count: hidden })}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Why a record is shown, and what of it tells it apart: its last stay, or when it was made. */
function useTelling(guests: readonly GuestDuplicate[]) {
  const t = useText("frontoffice");
  const timeZone = useHotel()?.timeZone ?? "UTC";
  const madeOf = ({ createdAt, lastStay }: GuestDuplicate) => {
    const at = createdAt && formatDateTime(createdAt, timeZone);
    return at && t(lastStay ? "known.made" : "known.no-stay", { at });
  };
  const stayOf = ({ lastStay }: GuestDuplicate) => {
    if (!lastStay) return undefined;
    const { roomNumber: number, checkInDate, checkOutDate } = lastStay;
    const [from, to] = [formatDateShort(checkInDate), formatDateShort(checkOutDate)];
    return t("known.last-stay", { number, from, to });
  };
  const factsOf = (guest: GuestDuplicate) => {
    const { reasons, birthDate, phone } = guest;
    const reason = reasons.map((each) => t(`known.reason.${each}`)).join(" · ");
    const born = birthDate && t("known.born", { date: formatDateShort(birthDate) });
    return { reason, born, phone: phone && `\u2066${phone}\u2069`, stay: stayOf(guest) };
  };
  const told = guests.map((guest) => JSON.stringify(factsOf(guest)));
  return (guest: GuestDuplicate) => {
    const facts = factsOf(guest);
    const isAlone = told.filter((each) => each === JSON.stringify(facts)).length === 1;
    const made = guest.lastStay && isAlone ? undefined : madeOf(guest);
    return Object.entries({ ...facts, made }).flatMap(([key, text]) =>
      text ? [{ key, text }] : [],
    );
  };
}

type KnownGuestsProps = { form: CardexForm; onMerge: (other: GuestId) => void };

/** In the cardex: a new guest who is known opens the record; two records of one person are merged. */
export function KnownGuests({ form, onMerge }: KnownGuestsProps) {
  const t = useText("frontoffice");
  const { open } = useCardexUrl();
  const { fullName, phone, idNumber } = form.values;
  const typed = { fullName: fullName ?? "", phone: phone ?? "", idNumber: idNumber ?? "" };
  const guests = useKnownGuests(form.hotelId, typed, form.guest?.id);
  const isNew = form.guest === undefined;

  function show(known: GuestId) {
    // Who was typed has a record already: the next new guest begins empty.
    form.typed.forget();
    open(known);
  }

  return (
    <KnownList
      title={t(isNew ? "known.title" : "known.duplicates")}
      guests={guests}
      action={({ id }) => (
        <Button onClick={() => (isNew ? show(id) : onMerge(id))}>
          {t(isNew ? "known.open" : "known.merge")}
        </Button>
      )}
    />
  );
}
