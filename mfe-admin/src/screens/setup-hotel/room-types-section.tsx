import { type SetupRoomType, setupRoomTypeSchema } from "@funduq/shared-types/contracts/setup";
import { roomTypeIdSchema } from "@funduq/shared-types/values/ids";
import { Button, Group, notify, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { newKey, useSubmit } from "@funduq/shared-ui/state";
import { useRef, useState } from "react";
import { useSaveRoomTypesMutation } from "../../features/setup/setup.endpoints.ts";
import { useEdited } from "../../features/setup/use-edited.ts";
import { isReadable } from "./is-readable.ts";
import type { PartProps } from "./list-sections.tsx";
import { RoomTypeFields, type TypedRoomType } from "./room-type-fields.tsx";
import { SaveFailure } from "./save-failure.tsx";
import { Section } from "./section.tsx";
import classes from "./setup.module.css";

/** SET-05: everything about the types, saved at once. */
export function RoomTypesSection({ setup, reload }: PartProps) {
  const t = useText("admin");
  const { seen, list } = setup.roomTypes;
  const types = useEdited<TypedRoomType>({ seen, list });
  const [asked, setAsked] = useState(false);
  const [save] = useSaveRoomTypesMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(save);
  const form = useRef<HTMLFormElement>(null);

  async function handleSave() {
    const roomTypes = form.current && isReadable(form.current) ? readTypes(types.list) : undefined;
    setAsked(!roomTypes);
    if (!roomTypes) return focusSoon(form.current, "[aria-invalid=true]");
    const body = { seen: types.seen, roomTypes };
    if (!(await submit({ hotelId: setup.id, body }))) return;
    types.drop();
    notify.success(t("setup.saved"));
  }
  function handleAdd() {
    types.edit([...types.list, newType()]);
    focusSoon(form.current, "li:last-child input");
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
            {types.list.map((type, index) => (
              <RoomTypeFields
                key={type.id}
                number={index + 1}
                type={type}
                asked={asked}
                onChange={(changed) =>
                  types.edit(types.list.map((other) => (other === type ? changed : other)))
                }
                onDelete={() => types.edit(types.list.filter((other) => other !== type))}
              />
            ))}
          </ul>
          <SaveFailure
            failure={failure}
            onLatest={() => void reload().then(types.drop).then(clearFailure)}
          />
          <Group>
            <Button onClick={handleAdd}>{t("setup.add-type")}</Button>
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
const toSend = setupRoomTypeSchema.strip();

/** What was just added or marked is there with the next frame. */
function focusSoon(within: HTMLElement | null, selector: string): void {
  requestAnimationFrame(() => within?.querySelector<HTMLElement>(selector)?.focus());
}
