import {
  Button,
  Checkbox,
  ConfirmPopover,
  IconButton,
  Menu,
  Popover,
  Stack,
} from "@funduq/shared-ui";
import { DeleteIcon, EditIcon, FilterIcon, MoreIcon, PrintIcon } from "@funduq/shared-ui/icons";
import { useEffect, useRef, useState } from "react";
import { useSample } from "../samples.ts";
import { type Section, Shot, Shots } from "../section.tsx";

export const overlays: Section = {
  id: "overlays",
  title: "Menus and popovers",
  shows: ["Menu", "Popover", "ConfirmPopover"],
  when: [
    "Menu: more actions on one thing. Nothing that is done all day hides in a menu.",
    "Popover: a few settings beside their button. Anything with a Save is a Dialog.",
    "ConfirmPopover: for small deletes. Bookings, money and people are asked for in a ConfirmDialog.",
  ],
  example: `<Menu trigger={<IconButton icon={MoreIcon} label={t("more")} />}
  items={[{ label: t("edit"), icon: EditIcon, onSelect: edit }, …]} />`,
  View: ({ open }) => {
    const s = useSample();
    const [shown, setShown] = useState(open === "popover");
    const menu = usePressed(open === "menu");
    const question = usePressed(open === "confirm-popover");
    return (
      <Shots>
        <Shot name="menu">
          <div ref={menu}>
            <Menu
              trigger={<IconButton icon={MoreIcon} label={s("edit")} variant="default" />}
              items={[
                { label: s("edit"), icon: EditIcon, onSelect: () => undefined },
                { label: s("print"), icon: PrintIcon, onSelect: () => undefined, disabled: true },
                {
                  label: s("cancel-booking"),
                  icon: DeleteIcon,
                  onSelect: () => undefined,
                  danger: true,
                },
              ]}
            />
          </div>
        </Shot>
        <Shot name="popover">
          <Popover
            label={s("status")}
            opened={shown}
            onClose={() => setShown(false)}
            trigger={
              <Button icon={FilterIcon} onClick={() => setShown(!shown)}>
                {s("status")}
              </Button>
            }
          >
            <Stack gap={1}>
              <Checkbox label={s("arrivals")} checked onChange={() => undefined} />
              <Checkbox label={s("departures")} checked={false} onChange={() => undefined} />
            </Stack>
          </Popover>
        </Shot>
        <Shot name="small delete">
          <div ref={question}>
            <ConfirmPopover
              trigger={<Button icon={DeleteIcon}>{s("delete-category")}</Button>}
              question={s("delete-question")}
              confirmLabel={s("delete-category")}
              onConfirm={() => undefined}
            />
          </div>
        </Shot>
      </Shots>
    );
  },
};

/** For pictures: the button inside is pressed once. */
function usePressed(wanted: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted) place.current?.querySelector("button")?.click();
  }, [wanted]);
  return place;
}
