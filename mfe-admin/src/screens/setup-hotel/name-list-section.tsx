import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import { notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useEdited } from "../../features/setup/use-edited.ts";
import { useSaving } from "../../features/setup/use-saving.ts";
import type { PartProps } from "./list-sections.tsx";
import { NameList, type NameListWords } from "./name-list.tsx";
import { SaveFailure } from "./save-failure.tsx";
import { Section } from "./section.tsx";

type Entry = { id: string; name: string };
type Named<E extends Entry> = { id: E["id"]; name: string };
type Sent<E extends Entry> = { seen: string; list: Named<E>[] };
type Save<Arg> = Parameters<typeof useSaving<Arg>>[0];

type NameListSectionProps<E extends Entry> = PartProps &
  NameListWords<E> & {
    id: string;
    title: string;
    /** The list in the set-up that these names are. */
    of: (setup: HotelSetup) => { seen: string; list: readonly E[] };
    save: Save<Sent<E>>;
  };

/** A part of the set-up that is a list of names, saved whole: what two edit at once is laid together. */
export function NameListSection<E extends Entry>(props: NameListSectionProps<E>) {
  const { setup, reload, id, title, of, save, ...words } = props;
  const t = useText("admin");
  const entries = useEdited(of(setup));
  const rebase = (latest: HotelSetup) => entries.rebase(of(latest));
  const { submit, isSaving, failure, ...saving } = useSaving(save, { reload, rebase });

  async function handleSave() {
    const sent = entries.kept;
    const list = sent.map((entry): Named<E> => ({ id: entry.id, name: entry.name }));
    const saved = await submit({ seen: entries.seen, list });
    if (!saved) return;
    entries.settle(sent, of(saved));
    notify.success(t("setup.saved"));
  }
  async function handleLatest() {
    if (!(await reload())) return;
    entries.drop();
    saving.clearFailure();
  }
  return (
    <Section id={id} title={title} isEdited={entries.isEdited}>
      <NameList
        {...words}
        entries={entries}
        isSaving={isSaving}
        failure={
          <SaveFailure
            failure={failure}
            isRebased={saving.isRebased}
            onLatest={() => void handleLatest()}
          />
        }
        onSave={() => void handleSave()}
      />
    </Section>
  );
}
