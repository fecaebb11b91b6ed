import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import { Button, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSaveInformationMutation } from "../../features/setup/setup.endpoints.ts";
import { useSaving } from "../../features/setup/use-saving.ts";
import {
  type InformationToSave,
  type TypedInformation,
  typedInformation,
} from "./information-form.ts";
import { InformationFrame } from "./information-frame.tsx";
import type { PartProps } from "./list-sections.tsx";
import { SaveFailure } from "./save-failure.tsx";
import { Section } from "./section.tsx";
import { useInformationWork } from "./use-information-work.ts";

type InformationSectionProps = PartProps & {
  /** What was typed before it was known that the hotel is there. */
  typed: TypedInformation | undefined;
};

/** What a hotel is (SET-02). Untouched fields follow what another admin saves; touched ones stay. */
export function InformationSection({ setup, reload, typed }: InformationSectionProps) {
  const t = useText("admin");
  const served = setup.information;
  const { form, base, follow, layOver } = useInformationWork(served, typed);
  const [save] = useSaveInformationMutation();
  const rebase = ({ information }: HotelSetup) => layOver(typedInformation(base), information);
  const { submit, isSaving, failure, ...saving } = useSaving(save, { reload, rebase });

  async function handleSave(information: InformationToSave) {
    const sent = form.values;
    const saved = await submit({ hotelId: setup.id, body: { seen: base.seen, information } });
    if (!saved) return;
    layOver(sent, saved.information);
    notify.success(t("setup.updated"));
  }
  async function handleLatest() {
    const latest = await reload();
    if (!latest) return;
    saving.clearFailure();
    follow(latest.information);
  }
  return (
    <Section id="information" title={t("setup.information")} isEdited={form.isDirty()}>
      <InformationFrame
        form={form}
        hotelId={setup.id}
        onSave={(information) => void handleSave(information)}
        failure={
          <SaveFailure
            failure={failure}
            isRebased={saving.isRebased}
            onLatest={() => void handleLatest()}
          />
        }
        button={
          <Button type="submit" variant="primary" saving={isSaving}>
            {t("setup.save-information")}
          </Button>
        }
      />
    </Section>
  );
}
