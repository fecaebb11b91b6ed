import {
  type FieldsOf,
  type NewHotelDraft,
  newHotelDraftSchema,
} from "@funduq/shared-types/contracts/setup";
import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import { Button, DraftNotice, notify } from "@funduq/shared-ui";
import { useControlledForm } from "@funduq/shared-ui/forms";
import { useLanguage, useText } from "@funduq/shared-ui/i18n";
import { useNavigate } from "@funduq/shared-ui/router";
import { asFailure, newKey, useDraft, useSubmit } from "@funduq/shared-ui/state";
import { useEffect, useState } from "react";
import { hasChanged } from "../../features/setup/lay-over.ts";
import { useCreateHotelMutation } from "../../features/setup/setup.endpoints.ts";
import { claimId } from "./claim-id.ts";
import {
  type InformationToSave,
  type Made,
  type TypedInformation,
  typedInformation,
  typedInformationContract,
} from "./information-form.ts";
import { InformationFrame } from "./information-frame.tsx";
import { isReadable } from "./is-readable.ts";
import { SaveFailure } from "./save-failure.tsx";
import { Section } from "./section.tsx";
import classes from "./setup.module.css";

type NewHotelSectionProps = { onAlreadyMade: (made: Made) => void };

/** A hotel that is not there yet (SET-03). Once made, its own address leads to the other sections. */
export function NewHotelSection({ onAlreadyMade }: NewHotelSectionProps) {
  const t = useText("admin");
  const navigate = useNavigate();
  const sampleLanguage = useLanguage();
  const typed = useDraft("new-hotel", newHotelDraft, newHotelDraftSchema);
  // The same form, sent again after a lost answer, is the same hotel.
  const { id, ...values } = typed.draft;
  const [isCopy, setIsCopy] = useState(false);
  const { update } = typed;
  useEffect(() => {
    let isLatest = true;
    void claimId(id).then((isOwn) => {
      if (isOwn || !isLatest) return;
      update({ id: newHotelId() });
      setIsCopy(true);
    });
    return () => {
      isLatest = false;
    };
  }, [id, update]);
  const form = useControlledForm<TypedInformation, InformationToSave>(typedInformationContract, {
    values,
    update,
  });
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
    onAlreadyMade({ hotelId: id, typed: values });
    typed.forget();
    notify.info(t("setup.over-latest"));
    void navigate(`/setup-hotel/${id}`, { replace: true });
  }
  async function handleSave(information: InformationToSave, isSample = false) {
    // The id of another tab's hotel is replaced first.
    if (!(await claimId(id))) return;
    if (!(await submit({ id, information, isSample, sampleLanguage }))) return;
    typed.forget();
    notify.success(t("setup.created"));
    void navigate(`/setup-hotel/${id}`, { replace: true });
  }
  /** Creates a sample hotel with the typed fields; without a typed name it is named as a sample. */
  function handleSample(fields: HTMLFormElement | null) {
    const name = values.name.trim() || t("setup.sample-name");
    const read = typedInformationContract.safeParse({ ...values, name });
    form.setValue("name", name);
    if (!read.success) return void form.check();
    // The name's field may still be marked as empty.
    if (fields && isReadable(fields, { except: "name" })) void handleSave(read.data, true);
  }
  return (
    <Section
      id="information"
      title={t("setup.information")}
      isEdited={hasChanged(typedInformation(), values)}
    >
      <DraftNotice form={typed} />
      {isCopy && (
        <p role="status" className={classes.notice}>
          {t("setup.copied-tab")}
        </p>
      )}
      <InformationFrame
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

const newHotelId = () => hotelIdSchema.parse(newKey());

function newHotelDraft(): NewHotelDraft {
  return { id: newHotelId(), ...typedInformation() };
}
