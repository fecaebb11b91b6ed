import {
  Button,
  ConfirmDialog,
  DetailList,
  Drawer,
  FormDialog,
  Group,
  Stack,
  StatusBadge,
  TextField,
  TypedConfirm,
} from "@funduq/shared-ui";
import { useState } from "react";
import { useSample } from "../samples.ts";
import { type Section, Shot } from "../section.tsx";

const kinds = ["dialog", "drawer", "confirm", "typed-confirm"] as const;
type Kind = (typeof kinds)[number];

export const dialogs: Section = {
  id: "dialogs",
  title: "Dialogs",
  shows: ["Dialog", "DialogCancel", "Drawer", "FormDialog", "ConfirmDialog", "TypedConfirm"],
  when: [
    "FormDialog: one task that writes, with its failure. Dialog: any other. Drawer: reading and working beside the screen.",
    "ConfirmDialog names the thing and its verb; the focus starts on the safe button.",
    "TypedConfirm for what can't be undone at all: a hotel, the business day.",
    "The main button comes last; Ctrl+Enter and Enter in a field press it; Esc and DialogCancel ask when text would be lost.",
  ],
  example: `<FormDialog title={t("guest.new")} confirmLabel={t("save")}
  failure={failure} failedText={t("guest.save-failed")} isSaving={isSaving}
  onSubmit={form.submit(save)} onClose={close}>
  …
</FormDialog>`,
  View: ({ open }) => {
    const s = useSample();
    const [opened, setOpened] = useState(kinds.find((kind) => kind === open));
    const close = () => setOpened(undefined);
    const words: Record<Kind, string> = {
      dialog: s("payment"),
      drawer: s("stay"),
      confirm: s("cancel-booking"),
      "typed-confirm": s("delete-hotel"),
    };
    return (
      <>
        <Shot name="press one, or add ?open=dialog to the address">
          <Group>
            {kinds.map((kind) => (
              <Button key={kind} onClick={() => setOpened(kind)}>
                {words[kind]}
              </Button>
            ))}
          </Group>
        </Shot>
        {opened === "dialog" && <PaymentDialog onClose={close} />}
        <StayDrawer opened={opened === "drawer"} onClose={close} />
        <ConfirmDialog
          opened={opened === "confirm"}
          onClose={close}
          onConfirm={close}
          title={s("cancel-question")}
          confirmLabel={s("cancel-booking")}
          cancelLabel={s("keep")}
          danger
        />
        <TypedConfirm
          opened={opened === "typed-confirm"}
          onClose={close}
          onConfirm={close}
          title={s("delete-hotel-question")}
          confirmLabel={s("delete-hotel")}
          word="El Djazaïr"
        >
          <p>{s("delete-hotel-note")}</p>
        </TypedConfirm>
      </>
    );
  },
};

type OneProps = { opened: boolean; onClose: () => void };

function PaymentDialog({ onClose }: Pick<OneProps, "onClose">) {
  const s = useSample();
  const [text, setText] = useState("");
  return (
    <FormDialog
      size="medium"
      title={s("payment")}
      confirmLabel={s("payment")}
      onSubmit={onClose}
      onClose={onClose}
    >
      <TextField label={s("guest")} required value={text} onChange={setText} />
      <TextField label={s("company")} value="" onChange={() => undefined} />
    </FormDialog>
  );
}

function StayDrawer({ opened, onClose }: OneProps) {
  const s = useSample();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={`${s("room")} 204`}
      footer={<Button variant="primary">{s("check-out")}</Button>}
    >
      <Stack gap={4}>
        <Group>
          <StatusBadge status="Checked-in" />
          <StatusBadge status="Clean" />
        </Group>
        <DetailList
          items={[
            { label: s("guest"), value: "Nassima Haddad" },
            { label: s("nights"), value: 4 },
            { label: s("rate"), value: s("half") },
            { label: s("comments"), value: s("waiting") },
          ]}
        />
      </Stack>
    </Drawer>
  );
}
