import {
  type HotelSetup,
  type SetupRoomType,
  setupRoomTypeSchema,
} from "@funduq/shared-types/contracts/setup";
import { roomTypeIdSchema } from "@funduq/shared-types/values/ids";
import { Button, Group, notify, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { newKey } from "@funduq/shared-ui/state";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import { useSaveRoomTypesMutation } from "../../features/setup/setup.endpoints.ts";
import { useEdited } from "../../features/setup/use-edited.ts";
import { useSaving } from "../../features/setup/use-saving.ts";
import { focusSoon } from "./focus-soon.ts";
import { isReadable } from "./is-readable.ts";
import type { PartProps } from "./list-sections.tsx";
import { RemovedEntry } from "./removed-entry.tsx";
import { isDescribed, RoomTypeFields, type TypedRoomType } from "./room-type-fields.tsx";
import { SaveFailure } from "./save-failure.tsx";
import { Section } from "./section.tsx";
import classes from "./setup.module.css";

/** SET-05: everything about the types, saved at once. */
export function RoomTypesSection({ setup, reload }: PartProps) {
  const t = useText("admin");
  const types = useEdited<TypedRoomType>(setup.roomTypes);
  const [asked, setAsked] = useState(false);
  const [save] = useSaveRoomTypesMutation();
  const rebase = (latest: HotelSetup) => types.rebase(latest.roomTypes);
  const { submit, isSaving, failure, ...saving } = useSaving(save, { reload, rebase });
  const form = useRef<HTMLFormElement>(null);

  async function handleSave() {
    const sent = types.kept;
    const roomTypes = form.current && isReadable(form.current) ? readTypes(sent) : undefined;
    setAsked(!roomTypes);
    if (!roomTypes) return focusSoon(form.current, "[aria-invalid=true]");
    const saved = await submit({ hotelId: setup.id, body: { seen: types.seen, roomTypes } });
    if (!saved) return;
    types.settle(sent, saved.roomTypes);
    notify.success(t("setup.saved"));
  }
  async function handleLatest() {
    if (!(await reload())) return;
    types.drop();
    saving.clearFailure();
  }
  function handleAdd() {
    types.add(newType());
    focusSoon(form.current, "li:last-child input");
  }
  function handleRemove(type: TypedRoomType) {
    const place = types.kept.indexOf(type);
    const next = types.kept[place + 1] ?? types.kept[place - 1];
    const { id } = types.remove(type) ? type : (next ?? type);
    focusSoon(form.current, `[data-entry="${id}"] :is(input, button)`, "[data-add]");
  }
  function handleRestore(type: TypedRoomType) {
    types.restore(type);
    focusSoon(form.current, `[data-entry="${type.id}"] input`);
  }
  return (
    <Section id="room-types" title={t("setup.types")} isEdited={types.isEdited}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void handleSave();
        }}
      >
        <Stack gap={4}>
          {types.list.length === 0 && <p className={classes.muted}>{t("setup.no-types")}</p>}
          <ul className={classes.list} hidden={types.list.length === 0}>
            {types.list.map((type) => (
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
                    asked={asked}
                    onChange={types.change}
                    onDelete={() => handleRemove(type)}
                  />
                )}
              </li>
            ))}
          </ul>
          {asked && !types.kept.every(isDescribed) && (
            <p role="alert" className={classes.told}>
              {t("setup.type-missing")}
            </p>
          )}
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

/** The types as they are sent, or nothing while one of them lacks something. */
function readTypes(typed: readonly TypedRoomType[]): SetupRoomType[] | undefined {
  const read = typed.flatMap((type) => toSend.safeParse(type).data ?? []);
  return read.length === typed.length ? read : undefined;
}

/** Whether the type has a public rate is told with it, and is none of this screen's to save. */
const toSend = z.object(setupRoomTypeSchema.shape);
