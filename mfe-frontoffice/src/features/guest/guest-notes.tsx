import {
  addGuestNoteSchema,
  type Guest,
  type GuestNotes as GuestNotesPage,
  type GuestRef,
} from "@funduq/shared-types/contracts/guest";
import type { HotelId } from "@funduq/shared-types/values/ids";
import {
  Button,
  CallFailure,
  DraftNotice,
  EmptyState,
  Name,
  QueryView,
  Skeleton,
  TextArea,
  useShortcut,
} from "@funduq/shared-ui";
import { formatDateTime } from "@funduq/shared-ui/format";
import { useControlledForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { NoteIcon } from "@funduq/shared-ui/icons";
import { type DraftForm, useHotel, useSubmit } from "@funduq/shared-ui/state";
import classes from "./cardex.module.css";
import { useAddGuestNoteMutation, useListGuestNotesInfiniteQuery } from "./guest.endpoints.ts";
import { OlderPages } from "./older-pages.tsx";

export type NoteDraft = { note: string };

type GuestNotesProps = {
  hotelId: HotelId;
  guest: Guest;
  /** What is being written; it belongs to the cardex, so that another tab doesn't empty it. */
  typed: DraftForm<NoteDraft>;
  onAdded: () => void;
};

/** What staff noted, newest first, and the records that became part of this one (GST-04). */
export function GuestNotes({ hotelId, guest, typed, onAdded }: GuestNotesProps) {
  const t = useText("frontoffice");
  const timeZone = useHotel()?.timeZone ?? "UTC";
  const ref = { hotelId, guestId: guest.id };
  const query = useListGuestNotesInfiniteQuery(ref, { refetchOnMountOrArgChange: true });
  return (
    <div className={classes.stack}>
      <DraftNotice form={typed} />
      <AddNote {...ref} typed={typed} onAdded={onAdded} />
      <QueryView
        query={query}
        skeleton={<Skeleton rows={4} />}
        errorMessage={t("cardex.notes-failed")}
        isEmpty={({ pages }) => pages[0]?.notes.length === 0 && guest.merges.length === 0}
        empty={<EmptyState icon={NoteIcon} message={t("cardex.notes-empty")} />}
      >
        {({ pages }) => (
          <>
            <ul className={classes.list}>
              {linesOf(pages, guest, t).map(({ id, text, at, user }) => (
                <li key={id} className={classes.line}>
                  <div className={classes.grow}>
                    <p dir="auto" className={classes.note}>
                      {text}
                    </p>
                    <p className={classes.muted}>
                      <bdi>{formatDateTime(at, timeZone)}</bdi> · <Name>{user}</Name>
                    </p>
                  </div>
                </li>
              ))}
            </ul>
            <OlderPages
              query={query}
              label={t("cardex.notes-older")}
              errorMessage={t("cardex.notes-failed")}
            />
          </>
        )}
      </QueryView>
    </div>
  );
}

type Translate = ReturnType<typeof useText<"frontoffice">>;

/** Notes and merges, newest first; a merge that is older than the loaded notes waits for their next page. */
function linesOf(pages: readonly GuestNotesPage[], guest: Guest, t: Translate) {
  const notes = pages.flatMap((page) =>
    page.notes.map(({ note, ...rest }) => ({ ...rest, text: note })),
  );
  const oldest = pages.at(-1)?.next ? notes.at(-1) : undefined;
  const merges = guest.merges
    .filter(({ at }) => oldest === undefined || Date.parse(at) >= Date.parse(oldest.at))
    .map(({ at, user, mergedName }) => ({
      id: `${at}-${mergedName}`,
      at,
      user,
      text: t("cardex.merged-from", { guest: mergedName }),
    }));
  return [...notes, ...merges].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

type AddNoteProps = GuestRef & Pick<GuestNotesProps, "typed" | "onAdded">;

function AddNote({ typed, onAdded, ...ref }: AddNoteProps) {
  const t = useText("frontoffice");
  const { submit, isSaving, failure, clearFailure } = useSubmit(useAddGuestNoteMutation()[0]);
  const form = useControlledForm(
    addGuestNoteSchema,
    {
      values: typed.draft,
      update(patch) {
        clearFailure();
        typed.update(patch);
      },
    },
    failure,
  );
  const note = form.field("note");
  const isMissing = note.error && note.value.trim() === "";
  const add = form.submit(async (added) => {
    if (!(await submit({ ...ref, ...added }))) return;
    typed.startOver();
    onAdded();
  });
  useShortcut({ keys: "Ctrl+Enter", label: t("cardex.add-note"), onPress: () => add() });

  return (
    <div className={classes.stack}>
      <TextArea
        {...note}
        label={t("cardex.note")}
        rows={2}
        error={isMissing ? t("cardex.note-missing") : note.error}
      />
      <CallFailure failure={failure} sentence={t("cardex.note-failed")} />
      <div className={classes.buttons}>
        <Button saving={isSaving} onClick={() => add()} aria-keyshortcuts="Control+Enter">
          {t("cardex.add-note")}
        </Button>
      </div>
    </div>
  );
}
