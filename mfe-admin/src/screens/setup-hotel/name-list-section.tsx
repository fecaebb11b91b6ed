import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import { notify } from "@funduq/shared-ui";
import type { Contract } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useEdited } from "../../features/setup/use-edited.ts";
import { useListForm } from "../../features/setup/use-list-form.ts";
import { useSaving } from "../../features/setup/use-saving.ts";
import type { PartProps } from "./list-sections.tsx";
import { type NamedEntry, NameList, type NameListWords } from "./name-list.tsx";
import { SaveFailure } from "./save-failure.tsx";
import { Section } from "./section.tsx";

type NameListSectionProps<Body> = PartProps &
  NameListWords & {
    /** The list in the set-up that these names are, and the id of the section. */
    name: "floors" | "restaurants";
    title: string;
    contract: Contract<Body>;
    save: Parameters<typeof useSaving<Body>>[0];
  };

/** A part of the set-up that is a list of names, saved whole: what two edit at once is laid together. */
export function NameListSection<Body>(props: NameListSectionProps<Body>) {
  const { setup, reload, name, title, contract, save, ...words } = props;
  const t = useText("admin");
  const entries = useEdited<NamedEntry>(setup[name]);
  const rebase = (latest: HotelSetup) => entries.rebase(latest[name]);
  const { submit, isSaving, failure, ...saving } = useSaving(save, { reload, rebase });
  const form = useListForm(entries, { schema: contract, name, sent: sentEntry, failure });

  async function handleSave(body: Body) {
    const sent = entries.kept;
    const saved = await submit(body);
    if (!saved) return;
    entries.settle(sent, saved[name]);
    notify.success(t("setup.saved"));
  }
  async function handleLatest() {
    if (!(await reload())) return;
    entries.drop();
    form.forgetFaults();
    saving.clearFailure();
  }
  return (
    <Section id={name} title={title} isEdited={entries.isEdited}>
      <NameList
        {...words}
        entries={entries}
        form={form}
        isSaving={isSaving}
        failure={
          <SaveFailure
            failure={failure}
            isRebased={saving.isRebased}
            onLatest={() => void handleLatest()}
          />
        }
        onSave={form.submit(handleSave)}
      />
    </Section>
  );
}

const sentEntry = ({ id, name }: NamedEntry): NamedEntry => ({ id, name });
