import type { FieldsOf, HotelSetup } from "@funduq/shared-types/contracts/setup";
import { type HotelId, hotelIdSchema } from "@funduq/shared-types/values/ids";
import { Button, Group, notify, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useNavigate } from "@funduq/shared-ui/router";
import { asFailure, newKey, useSubmit } from "@funduq/shared-ui/state";
import { type ReactNode, useState } from "react";
import {
  useCreateHotelMutation,
  useSaveInformationMutation,
} from "../../features/setup/setup.endpoints.ts";
import { useSaving } from "../../features/setup/use-saving.ts";
import { InformationFields, type InformationForm } from "./information-fields.tsx";
import {
  type InformationToSave,
  type Made,
  type TypedInformation,
  typedInformation,
  typedInformationContract,
} from "./information-form.ts";
import { isReadable } from "./is-readable.ts";
import type { PartProps } from "./list-sections.tsx";
import { SaveFailure } from "./save-failure.tsx";
import { Section } from "./section.tsx";
import classes from "./setup.module.css";
import { useInformationForm, useInformationWork } from "./use-information-work.ts";

type NewHotelSectionProps = { onAlreadyMade: (made: Made) => void };

/** A hotel that is not there yet (SET-03). Once made, its own address leads to the other sections. */
export function NewHotelSection({ onAlreadyMade }: NewHotelSectionProps) {
  const t = useText("admin");
  const navigate = useNavigate();
  // Chosen once: the same form, sent again after a lost answer, is the same hotel.
  const [id] = useState(() => hotelIdSchema.parse(newKey()));
  const form = useInformationForm();
  const [create] = useCreateHotelMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(
    async (body: FieldsOf["create"]) => {
      const answer = await create(body);
      const isMade = answer.error && asFailure(answer.error).code === "request.key-reused";
      if (isMade) handleAlreadyMade();
      return answer;
    },
  );

  function handleAlreadyMade() {
    onAlreadyMade({ hotelId: id, typed: form.values });
    notify.info(t("setup.over-latest"));
    void navigate(`/setup-hotel/${id}`, { replace: true });
  }
  async function handleSave(information: InformationToSave, isSample = false) {
    if (!(await submit({ id, information, isSample }))) return;
    notify.success(t("setup.created"));
    void navigate(`/setup-hotel/${id}`, { replace: true });
  }
  /** With what was typed, and a name that says what it is where there is none. */
  function handleSample(fields: HTMLFormElement | null) {
    const name = form.values.name.trim() || t("setup.sample-name");
    const read = typedInformationContract.safeParse({ ...form.values, name });
    form.setValue("name", name);
    if (!read.success) return void form.check();
    // Until the next frame a name that was missing is still marked.
    requestAnimationFrame(() => {
      if (fields && isReadable(fields)) void handleSave(read.data, true);
    });
  }
  return (
    <Section id="information" title={t("setup.information")} isEdited={form.isDirty()}>
      <FormFrame
        form={form}
        onSave={(information) => void handleSave(information)}
        failure={<SaveFailure failure={failure} onLatest={clearFailure} />}
        hint={<p className={classes.muted}>{t("setup.create-first")}</p>}
        button={
          <>
            <Button type="submit" variant="primary" saving={isSaving}>
              {t("setup.create")}
            </Button>
            <Button
              variant="quiet"
              saving={isSaving}
              onClick={({ currentTarget }) => handleSample(currentTarget.form)}
            >
              {t("setup.create-sample")}
            </Button>
          </>
        }
      />
    </Section>
  );
}

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
      <FormFrame
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

type FormFrameProps = {
  form: InformationForm;
  hotelId?: HotelId;
  onSave: (information: InformationToSave) => void;
  /** Why it was not saved. */
  failure: ReactNode;
  hint?: ReactNode;
  button: ReactNode;
};

function FormFrame({ form, hotelId, onSave, failure, hint, button }: FormFrameProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReadable(event.currentTarget)) form.submit(onSave)();
      }}
    >
      <Stack gap={4}>
        <InformationFields form={form} hotelId={hotelId} />
        {hint}
        {failure}
        <Group>{button}</Group>
      </Stack>
    </form>
  );
}
