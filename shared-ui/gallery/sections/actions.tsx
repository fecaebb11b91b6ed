import { Button, CopyButton, Group, IconButton } from "@funduq/shared-ui";
import { AddIcon, CheckInIcon, DeleteIcon, EditIcon, PrintIcon } from "@funduq/shared-ui/icons";
import { useSample } from "../samples.ts";
import { type Section, Shot, Shots } from "../section.tsx";

const variants = ["primary", "default", "quiet", "danger"] as const;

export const actions: Section = {
  id: "actions",
  title: "Buttons",
  shows: ["Button", "CopyButton", "IconButton"],
  when: [
    "One primary per screen or dialog: the thing most people came for.",
    "Default for the others; quiet inside cards, rows and toasts.",
    "Danger only for what can't be taken back. Its word is the verb, never 'Yes'.",
    "While a call runs: saving. It refuses a second tap and keeps the focus.",
    "An IconButton only where the icon is known to everybody; its label is also its tooltip.",
  ],
  example: `<Button variant="primary" icon={CheckInIcon} saving={isSaving}>
  {t("check-in")}
</Button>`,
  View: () => {
    const s = useSample();
    return (
      <Shots>
        {variants.map((variant) => (
          <Shot key={variant} name={`${variant}: rest, disabled, saving`}>
            <Group>
              <Button variant={variant}>{s("save")}</Button>
              <Button variant={variant} disabled>
                {s("save")}
              </Button>
              <Button variant={variant} saving>
                {s("save")}
              </Button>
            </Group>
          </Shot>
        ))}
        <Shot name="with an icon">
          <Group>
            <Button variant="primary" icon={CheckInIcon}>
              {s("check-in")}
            </Button>
            <Button icon={AddIcon}>{s("booking")}</Button>
          </Group>
        </Shot>
        <Shot name="wide">
          <Button wide variant="primary">
            {s("payment")}
          </Button>
        </Shot>
        <Shot name="copy a text">
          <CopyButton text="K7M-2QX" />
        </Shot>
        <Shot name="icon buttons: quiet, default, danger, disabled">
          <Group>
            <IconButton icon={EditIcon} label={s("edit")} />
            <IconButton icon={PrintIcon} label={s("print")} variant="default" />
            <IconButton icon={DeleteIcon} label={s("delete-category")} variant="danger" />
            <IconButton icon={PrintIcon} label={s("print")} disabled />
          </Group>
        </Shot>
      </Shots>
    );
  },
};
