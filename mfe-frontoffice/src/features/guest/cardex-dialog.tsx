import { type Guest, guestNoteSchema, type SavedGuest } from "@funduq/shared-types/contracts/guest";
import { policeGaps } from "@funduq/shared-types/rules/police";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import {
  Button,
  CallFailure,
  Dialog,
  DialogCancel,
  DraftNotice,
  EmptyState,
  Tabs,
  useUrlTab,
} from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { GuestIcon } from "@funduq/shared-ui/icons";
import { type DraftForm, useDraft } from "@funduq/shared-ui/state";
import { useState } from "react";
import * as z from "zod/mini";
import classes from "./cardex.module.css";
import { DocumentLines } from "./document-lines.tsx";
import { gapsText } from "./gaps-text.ts";
import { GuestNotes, type NoteDraft } from "./guest-notes.tsx";
import { GuestStays } from "./guest-stays.tsx";
import { KnownGuests } from "./known-guests.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { MergedAway } from "./merged-away.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import { ReadsLink } from "./reads-link.tsx";
import { type CardexForm, useCardexForm } from "./use-cardex-form.ts";
import { cardexTabs, TAB } from "./use-cardex-url.ts";
import { VipChoice } from "./vip-choice.tsx";

const noteDraftSchema = z.pick(guestNoteSchema, { note: true });

type CardexDialogProps = {
  hotelId: HotelId;
  businessDate: CalendarDate;
  /** Undefined for a new guest. */
  guest: Guest | undefined;
  onSaved: (guest: SavedGuest) => void;
  onClose: () => void;
};

/** The cardex: profile, stays, notes (GST-01). What was typed outlives tabs, reloads and refusals. */
export function CardexDialog(props: CardexDialogProps) {
  const { hotelId, businessDate, guest, onSaved, onClose } = props;
  const t = useText("frontoffice");
  const form = useCardexForm({ hotelId, businessDate, guest, onSaved });
  const [tab, setTab] = useUrlTab(cardexTabs, TAB);
  const note = useDraft<NoteDraft>(
    `cardex-note.${guest?.id ?? "new"}`,
    () => ({ note: "" }),
    noteDraftSchema,
  );
  // With a note added nothing of it is left to throw away: the dialog begins anew.
  const [added, setAdded] = useState(0);
  const [merging, setMerging] = useState<GuestId | "search">();
  const isProfile = tab === "profile";

  function discard() {
    note.forget();
    form.typed.forget();
    onClose();
  }

  return (
    <>
      <Dialog
        key={added}
        opened
        size="wide"
        title={<CardexTitle guest={guest} />}
        onClose={discard}
        submitLabel={isProfile ? t("cardex.save") : null}
        holdsDraft={form.typed.draft.values !== undefined || note.draft.note !== ""}
        onSubmit={() => {
          if (isProfile && !form.isSaving) form.save();
        }}
        footer={
          <CardexFooter
            form={form}
            isProfile={isProfile}
            guest={guest}
            onClose={onClose}
            onMerge={() => setMerging("search")}
          />
        }
      >
        <div className={classes.tabs}>
          <CardexTabs
            form={form}
            note={note}
            tab={tab}
            onTab={setTab}
            onMerge={setMerging}
            onAdded={() => setAdded(added + 1)}
          />
        </div>
      </Dialog>
      {guest && merging && (
        <MergeDialog
          hotelId={hotelId}
          guest={guest}
          other={merging === "search" ? undefined : merging}
          onClose={() => setMerging(undefined)}
        />
      )}
    </>
  );
}

type CardexTabsProps = {
  form: CardexForm;
  note: DraftForm<NoteDraft>;
  tab: (typeof cardexTabs)[number];
  onTab: (tab: (typeof cardexTabs)[number]) => void;
  onMerge: (other: GuestId) => void;
  onAdded: () => void;
};

function CardexTabs({ form, note, tab, onTab, onMerge, onAdded }: CardexTabsProps) {
  const t = useText("frontoffice");
  const { hotelId, guest } = form;
  return (
    <Tabs
      label={t("cardex.tabs")}
      value={tab}
      onChange={onTab}
      tabs={[
        {
          id: "profile",
          label: t("cardex.tab.profile"),
          content: <Profile form={form} onMerge={onMerge} />,
        },
        {
          id: "stays",
          label: t("cardex.tab.stays"),
          content: guest ? <GuestStays hotelId={hotelId} guestId={guest.id} /> : <SaveFirst />,
        },
        {
          id: "notes",
          label: t("cardex.tab.notes"),
          content: guest ? (
            <GuestNotes hotelId={hotelId} guest={guest} onAdded={onAdded} typed={note} />
          ) : (
            <SaveFirst />
          ),
        },
      ]}
    />
  );
}

function CardexTitle({ guest }: { guest: Guest | undefined }) {
  const t = useText("frontoffice");
  return guest ? t("cardex.title", { guest: guest.fullName }) : t("cardex.new");
}

function SaveFirst() {
  const t = useText("frontoffice");
  return <EmptyState icon={GuestIcon} message={t("cardex.saved-first")} />;
}

function Profile({ form, onMerge }: { form: CardexForm; onMerge: (other: GuestId) => void }) {
  return (
    <div className={classes.stack}>
      <DraftNotice form={form.typed} />
      <KnownGuests form={form} onMerge={onMerge} />
      <DocumentLines form={form} />
      <PoliceNeeds form={form} />
      {form.guest && <VipChoice hotelId={form.hotelId} guest={form.guest} />}
      <ProfileFields form={form} />
      {form.guest && <ReadsLink hotelId={form.hotelId} guestId={form.guest.id} />}
    </div>
  );
}

/** What would be missed at check-in is said while the papers are at hand. */
function PoliceNeeds({ form: { values, businessDate } }: { form: CardexForm }) {
  const t = useText("frontoffice");
  const gaps = policeGaps({
    ...values,
    birthDate: values.birthDate as CalendarDate | null,
    idDeliveryDate: values.idDeliveryDate as CalendarDate | null,
    arrivesOn: businessDate,
  });
  if (gaps.length === 0) return null;
  return <p className={classes.muted}>{t("cardex.police-needs", { fields: gapsText(gaps, t) })}</p>;
}

type FooterProps = {
  form: CardexForm;
  isProfile: boolean;
  guest: Guest | undefined;
  /** Leaves what was typed where it is: the next look at this guest finds it. */
  onClose: () => void;
  onMerge: () => void;
};

function CardexFooter({ form, isProfile, guest, onClose, onMerge }: FooterProps) {
  const t = useText("frontoffice");
  if (!isProfile) return <Button onClick={onClose}>{t("cardex.close")}</Button>;
  return (
    <div className={classes.footer}>
      <CallFailure failure={form.failure} sentence={t("cardex.save-failed")} />
      <MergedAway failure={form.failure} typed={form.typed} />
      <div className={classes.buttons}>
        {guest && (
          <span className={classes.first}>
            <Button variant="quiet" onClick={onMerge}>
              {t("merge.start")}
            </Button>
          </span>
        )}
        <DialogCancel />
        <Button
          type="submit"
          variant="primary"
          saving={form.isSaving}
          aria-keyshortcuts="Control+Enter"
        >
          {t("cardex.save")}
        </Button>
      </div>
    </div>
  );
}
