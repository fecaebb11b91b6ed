import {
  type HotelSetup,
  OCCUPANCY,
  saveRoomTypesSchema,
} from "@funduq/shared-types/contracts/setup";
import { roomTypeIdSchema } from "@funduq/shared-types/values/ids";
import { Button, Group, notify, Stack } from "@funduq/shared-ui";
import type { FormWords } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { newKey } from "@funduq/shared-ui/state";
import { useRef } from "react";
import { useSaveRoomTypesMutation } from "../../features/setup/setup.endpoints.ts";
import { useEdited } from "../../features/setup/use-edited.ts";
import { useListForm } from "../../features/setup/use-list-form.ts";
import { useSaving } from "../../features/setup/use-saving.ts";
import { focusSoon } from "./focus-soon.ts";
import type { PartProps } from "./list-sections.tsx";
import { RemovedEntry } from "./removed-entry.tsx";
import { isDescribed, RoomTypeFields, type TypedRoomType } from "./room-type-fields.tsx";
import { SaveFailure } from "./save-failure.tsx";
import { Section } from "./section.tsx";
import classes from "./setup.module.css";
import { WholeFault } from "./whole-fault.tsx";

/** SET-05: everything about the types, saved at once. */
export function RoomTypesSection({ setup, reload }: PartProps) {
  const t = useText("admin");
  const types = useEdited<TypedRoomType>(setup.roomTypes);
  const say = useRoomTypeWords();
  const [save] = useSaveRoomTypesMutation();
  const rebase = (latest: HotelSetup) => types.rebase(latest.roomTypes);
  const { submit, isSaving, failure, ...saving } = useSaving(save, { reload, rebase });
  const form = useListForm(types, {
    schema: saveRoomTypesSchema,
    name: "roomTypes",
    sent: sentType,
    rule: (kept) => (kept.every(isDescribed) ? undefined : "incomplete"),
    failure,
    say,
  });
  const element = useRef<HTMLFormElement>(null);

  const handleSave = form.submit(async (body) => {
    const sent = types.kept;
    const saved = await submit({ hotelId: setup.id, body });
    if (!saved) return;
    types.settle(sent, saved.roomTypes);
    notify.success(t("setup.saved"));
  });
  async function handleLatest() {
    if (!(await reload())) return;
    types.drop();
    form.forgetFaults();
    saving.clearFailure();
  }
  function handleAdd() {
    types.add(newType());
    focusSoon(element.current, "li:last-child input");
  }
  function handleRemove(type: TypedRoomType) {
    const place = types.kept.indexOf(type);
    const next = types.kept[place + 1] ?? types.kept[place - 1];
    const { id } = types.remove(type) ? type : (next ?? type);
    focusSoon(element.current, `[data-entry="${id}"] :is(input, button)`, "[data-add]");
  }
  function handleRestore(type: TypedRoomType) {
    types.restore(type);
    focusSoon(element.current, `[data-entry="${type.id}"] input`);
  }
  return (
    <Section id="room-types" title={t("setup.types")} isEdited={types.isEdited}>
      <form ref={element} noValidate onSubmit={handleSave}>
        <Stack gap={4}>
          {types.list.length === 0 && <p className={classes.muted}>{t("setup.no-types")}</p>}
          <ul className={classes.list} hidden={types.list.length === 0}>
            {types.list.map((type, index) => (
              <li key={type.id} data-entry={type.id}>
                {types.isRemoved(type) ? (
                  <RemovedEntry
                    name={type.name}
                    isSaving={isSaving}
                    onRestore={() => handleRestore(type)}
                  />
                ) : (
                  <RoomTypeFields
                    number={types.kept.indexOf(type) + 1}
                    type={type}
                    field={form.item("list", index)}
                    onChange={(changed) => form.setValue(`list.${index}`, changed)}
                    onDelete={() => handleRemove(type)}
                  />
                )}
              </li>
            ))}
          </ul>
          <WholeFault fault={form.fault("list")} />
          <SaveFailure
            failure={failure}
            isRebased={saving.isRebased}
            onLatest={() => void handleLatest()}
          />
          <Group>
            <Button data-add onClick={handleAdd}>
              {t("setup.add-type")}
            </Button>
            <Button type="submit" variant="primary" saving={isSaving}>
              {t("setup.save-types")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

function newType(): TypedRoomType {
  const id = roomTypeIdSchema.parse(newKey());
  const beds = {
    bedConfiguration: "Double",
    isSuperior: false,
    isKing: false,
    isQueen: false,
  } as const;
  return { id, name: "", ...beds, maxOccupancy: 1, baseRateCentimes: 0 };
}

/** The API also sends whether a type has a public rate; this screen shows it and does not save it. */
function sentType({ unpricedGuests: _, ...type }: TypedRoomType): unknown {
  return type;
}

/** The specification's sentences for a room type (SET-05), by field and fault. */
function useRoomTypeWords(): NonNullable<FormWords["say"]> {
  const t = useText("admin");
  const words: Record<string, string | undefined> = {
    "list.custom": t("setup.type-missing"),
    "name.too_small": t("setup.type-name-missing"),
    "baseRateCentimes.invalid_type": t("setup.base-rate-missing"),
  };
  return (path, { code }) => {
    const field = path.split(".").at(-1);
    if (field === "maxOccupancy") return t("setup.max-occupancy-wrong", OCCUPANCY);
    return words[`${field}.${code}`];
  };
}
