import { type HotelSetup, saveChargeItemsSchema } from "@funduq/shared-types/contracts/setup";
import { chargeItemIdSchema } from "@funduq/shared-types/values/ids";
import { Button, Group, notify, Stack } from "@funduq/shared-ui";
import type { FormWords } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { newKey } from "@funduq/shared-ui/state";
import { type SyntheticEvent, useRef, useState } from "react";
import { useSaveChargeItemsMutation } from "../../features/setup/setup.endpoints.ts";
import { useEdited } from "../../features/setup/use-edited.ts";
import { useListForm } from "../../features/setup/use-list-form.ts";
import { useSaving } from "../../features/setup/use-saving.ts";
import type { TypedCharge } from "./charge-fields.tsx";
import { ChargeList, type Shown } from "./charge-list.tsx";
import { focusSoon } from "./focus-soon.ts";
import type { PartProps } from "./list-sections.tsx";
import { RetiredCharges } from "./retired-charges.tsx";
import { SaveFailure } from "./save-failure.tsx";
import { Section } from "./section.tsx";
import classes from "./setup.module.css";
import { WholeFault } from "./whole-fault.tsx";

/** FOL-04: the charge catalogue in its order, saved at once; a charge is retired, never deleted. */
export function ChargesSection({ setup, reload }: PartProps) {
  const t = useText("admin");
  const charges = useEdited<TypedCharge>(setup.chargeItems);
  const say = useChargeWords();
  const [shown, setShown] = useState<Shown>("");
  const [save] = useSaveChargeItemsMutation();
  const rebase = (latest: HotelSetup) => charges.rebase(latest.chargeItems);
  const { submit, isSaving, failure, ...saving } = useSaving(save, { reload, rebase });
  const schema = saveChargeItemsSchema;
  const sent = (charge: TypedCharge) => charge;
  const form = useListForm(charges, { schema, name: "chargeItems", sent, failure, say });
  const element = useRef<HTMLFormElement>(null);

  const saved = new Map(setup.chargeItems.list.map(({ id, isRetired }) => [id, isRetired]));
  const isLongRetired = ({ id, isRetired }: TypedCharge) => isRetired && saved.get(id) === true;
  const setRetired = (charge: TypedCharge, isRetired: boolean) =>
    form.setValue(`list.${charges.list.indexOf(charge)}`, { ...charge, isRetired });

  async function handleSave(event: SyntheticEvent) {
    event.preventDefault();
    const body = form.check();
    // A fault may be at a charge that is not shown.
    if (!body) return setShown("");
    const kept = charges.kept;
    const answer = await submit({ hotelId: setup.id, body });
    if (!answer) return;
    charges.settle(kept, answer.chargeItems);
    notify.success(t("setup.saved"));
  }
  async function handleLatest() {
    if (!(await reload())) return;
    charges.drop();
    form.forgetFaults();
    saving.clearFailure();
  }
  function handleAdd() {
    const charge = newCharge(shown);
    charges.add(charge);
    focusSoon(element.current, `[data-entry="${charge.id}"] ${NAME}`);
  }
  function handleRetire(charge: TypedCharge) {
    if (saved.has(charge.id)) setRetired(charge, true);
    else charges.remove(charge);
    focusSoon(element.current, `[data-entry="${charge.id}"] button`, "[data-add]");
  }
  function handleOffer(charge: TypedCharge) {
    setRetired(charge, false);
    if (charge.department !== shown) setShown("");
    focusSoon(element.current, `[data-entry="${charge.id}"] ${NAME}`);
  }
  return (
    <Section id="charges" title={t("setup.charges")} isEdited={charges.isEdited}>
      <form ref={element} noValidate onSubmit={(event) => void handleSave(event)}>
        <Stack gap={4}>
          <p className={classes.muted}>{t("setup.charges-note")}</p>
          <ChargeList
            charges={charges}
            offered={charges.list.filter((charge) => !isLongRetired(charge))}
            form={form}
            shown={shown}
            onShow={setShown}
            isSaving={isSaving}
            onRetire={handleRetire}
            onOffer={handleOffer}
          />
          <RetiredCharges charges={charges.list.filter(isLongRetired)} onOffer={handleOffer} />
          <WholeFault fault={form.fault("list")} />
          <SaveFailure
            failure={failure}
            isRebased={saving.isRebased}
            onLatest={() => void handleLatest()}
          />
          <Group>
            <Button data-add onClick={handleAdd}>
              {t("setup.add-charge")}
            </Button>
            <Button type="submit" variant="primary" saving={isSaving}>
              {t("setup.save-charges")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

const NAME = "input[type=text]";

/** A charge without name and price, of the department that is shown. */
function newCharge(shown: Shown): TypedCharge {
  const id = chargeItemIdSchema.parse(newKey());
  const department = shown || "Restaurant";
  return { id, name: "", department, priceCentimes: null, isRetired: false };
}

/** What a charge lacks, by field and fault. */
function useChargeWords(): NonNullable<FormWords["say"]> {
  const t = useText("admin");
  const words: Record<string, string | undefined> = {
    "name.too_small": t("setup.charge-name-missing"),
    "priceCentimes.invalid_type": t("setup.charge-price-missing"),
  };
  return (path, { code }) => words[`${path.split(".").at(-1)}.${code}`];
}
