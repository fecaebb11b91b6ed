import type { FieldsOf, HotelSetup } from "@funduq/shared-types/contracts/setup";
import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import { Button, Group, notify, Stack, useContractForm } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useNavigate } from "@funduq/shared-ui/router";
import { type ApiFailure, newKey, useSubmit } from "@funduq/shared-ui/state";
import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  useCreateHotelMutation,
  useSaveInformationMutation,
} from "../../features/setup/setup.endpoints.ts";
import { InformationFields, type InformationForm } from "./information-fields.tsx";
import {
  type InformationToSave,
  typedInformation,
  typedInformationContract,
} from "./information-form.ts";
import { isReadable } from "./is-readable.ts";
import type { PartProps } from "./list-sections.tsx";
import { SaveFailure } from "./save-failure.tsx";
import { Section } from "./section.tsx";
import classes from "./setup.module.css";

/** A hotel that is not there yet (SET-03). Once made, its own address leads to the other sections. */
export function NewHotelSection() {
  const t = useText("admin");
  const navigate = useNavigate();
  // Chosen once: the same form, sent again after a lost answer, is the same hotel.
  const [id] = useState(() => hotelIdSchema.parse(newKey()));
  const form = useInformationForm();
  const [create] = useCreateHotelMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(create);

  async function handleSave(information: InformationToSave, isSample = false) {
    const body: FieldsOf["create"] = { id, information, isSample };
    if (!(await submit(body))) return;
    notify.success(t("setup.created"));
    void navigate(`/setup-hotel/${id}`, { replace: true });
  }
  /** With the name that was typed, or one that says what it is. */
  const sample = () => ({ name: form.values.name.trim() || t("setup.sample-name") });
  return (
    <Section id="information" title={t("setup.information")} isEdited={form.isDirty()}>
      <FormFrame
        form={form}
        onSave={(information) => void handleSave(information)}
        failure={failure}
        onLatest={clearFailure}
        hint={<p className={classes.muted}>{t("setup.create-first")}</p>}
        button={
          <>
            <Button type="submit" variant="primary" saving={isSaving}>
              {t("setup.create")}
            </Button>
            {!isSaving && (
              <Button variant="quiet" onClick={() => void handleSave(sample(), true)}>
                {t("setup.create-sample")}
              </Button>
            )}
          </>
        }
      />
    </Section>
  );
}

/** What a hotel is (SET-02). Untouched fields follow what another admin saves; touched ones stay. */
export function InformationSection({ setup, reload }: PartProps) {
  const t = useText("admin");
  const served = setup.information;
  const form = useInformationForm(served);
  const [seen, setSeen] = useState(served.seen);
  const [save] = useSaveInformationMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(save);
  const isEdited = form.isDirty();

  const follow = useRef(() => {});
  follow.current = () => {
    setSeen(served.seen);
    form.reset(typedInformation(served));
  };
  useEffect(() => {
    if (served.seen !== seen && !isEdited) follow.current();
  }, [served.seen, seen, isEdited]);

  async function handleSave(information: InformationToSave) {
    const saved = await submit({ hotelId: setup.id, body: { seen, information } });
    if (!saved) return;
    setSeen(saved.information.seen);
    form.reset(typedInformation(saved.information));
    notify.success(t("setup.updated"));
  }
  async function handleLatest() {
    await reload();
    clearFailure();
    follow.current();
  }
  return (
    <Section id="information" title={t("setup.information")} isEdited={isEdited}>
      <FormFrame
        form={form}
        onSave={(information) => void handleSave(information)}
        failure={failure}
        onLatest={() => void handleLatest()}
        button={
          <Button type="submit" variant="primary" saving={isSaving}>
            {t("setup.save-information")}
          </Button>
        }
      />
    </Section>
  );
}

const useInformationForm = (known?: HotelSetup["information"]): InformationForm =>
  useContractForm(typedInformationContract, typedInformation(known));

type FormFrameProps = {
  form: InformationForm;
  onSave: (information: InformationToSave) => void;
  failure: ApiFailure | undefined;
  onLatest: () => void;
  hint?: ReactNode;
  button: ReactNode;
};

function FormFrame({ form, onSave, failure, onLatest, hint, button }: FormFrameProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReadable(event.currentTarget)) form.submit(onSave)();
      }}
    >
      <Stack gap={4}>
        <InformationFields form={form} />
        {hint}
        <SaveFailure failure={failure} onLatest={onLatest} />
        <Group>{button}</Group>
      </Stack>
    </form>
  );
}
