import {
  AppFrame,
  Button,
  type Command,
  Grid,
  Group,
  LanguageSelect,
  LiveDot,
  PaletteStandIn,
  registerCommands,
  ThemeSelect,
  useShortcut,
  viewIcon,
  viewIconNames,
} from "@funduq/shared-ui";
import { AddIcon, OccupiedIcon } from "@funduq/shared-ui/icons";
import { CommandPalette, ShortcutSheet } from "@funduq/shared-ui/palette";
import { type ReactNode, useEffect, useState } from "react";
import { useSample } from "../samples.ts";
import { type Section, Shot, Shots } from "../section.tsx";

const kinds = ["palette", "shortcuts"] as const;
type Kind = (typeof kinds)[number];

export const frame: Section = {
  id: "frame",
  title: "The frame, search and keys",
  shows: [
    "AppFrame",
    "viewIcon",
    "viewIconNames",
    "LanguageSelect",
    "ThemeSelect",
    "CommandPalette",
    "PaletteStandIn",
    "ShortcutSheet",
  ],
  when: [
    "AppFrame stands around every screen and is the shell's alone; see it with ?open=frame.",
    "On a wide screen the views are links, and Ctrl+B collapses the sidebar to their icons; on others they are a select.",
    "A view names its icon with one of viewIconNames; an unknown name gives a neutral icon.",
    "What stands inside its side takes the frame's colours by the same token names.",
    "A department adds its searches and actions to Ctrl+K with registerCommands, in register().",
    "useShortcut with a label appears on the sheet of F1. No bare letters: keyboards differ.",
  ],
  example: `registerCommands({
  name: "frontoffice",
  commands: ({ may, navigate }) => may("bookings.create")
    ? [{ id: "new", group: "actions", label: t("booking.new"), keys: "F2",
         run: () => navigate("?new=any") }]
    : [],
  search: (text, { dispatch }) => findGuests(text, dispatch),
});`,
  View: ({ open }) => {
    const s = useSample();
    const [opened, setOpened] = useState(kinds.find((kind) => kind === open));
    const close = () => setOpened(undefined);
    const words: Record<Kind, string> = { palette: s("find"), shortcuts: s("list") };
    useSampleCommands();
    useShortcut({ keys: "F2", label: s("booking"), onPress: close });
    return (
      <Shots>
        <Shot name="preferences">
          <LanguageSelect />
          <ThemeSelect />
        </Shot>
        <Shot name="icons of views">
          <Grid min={8}>
            {viewIconNames.map((name) => (
              <NamedIcon key={name} name={name} />
            ))}
          </Grid>
        </Shot>
        <Shot name="Ctrl+K and F1">
          <Group>
            {kinds.map((kind) => (
              <Button key={kind} onClick={() => setOpened(kind)}>
                {words[kind]}
              </Button>
            ))}
          </Group>
        </Shot>
        {opened === "palette" && (
          <PaletteStandIn label={words.palette} onClose={close}>
            {(begun) => <CommandPalette begun={begun} onClose={close} />}
          </PaletteStandIn>
        )}
        {opened === "shortcuts" && <ShortcutSheet onClose={close} />}
      </Shots>
    );
  },
};

function NamedIcon({ name }: { name: string }) {
  const ViewIcon = viewIcon(name);
  return (
    <Group>
      <ViewIcon />
      <code>{name}</code>
    </Group>
  );
}

function useSampleCommands() {
  const s = useSample();
  useEffect(() => {
    const run = () => undefined;
    const commands: Command[] = [
      { id: "204", group: "rooms", label: "204", detail: "Double", icon: OccupiedIcon, run },
      { id: "new", group: "actions", label: s("booking"), keys: "F2", icon: AddIcon, run },
      { id: "in", group: "actions", label: s("check-in"), detail: "Claire Fontaine", run },
    ];
    return registerCommands({ name: "gallery", commands: () => commands });
  });
}

/** A whole page, as the shell draws it. */
export function FramePage({ children }: { children: ReactNode }) {
  const s = useSample();
  const [view, setView] = useState("front");
  return (
    <AppFrame
      brand="Funduq"
      views={[
        { value: "front", label: s("front-office"), href: "#front", icon: viewIcon("dashboard") },
        { value: "rooms", label: s("housekeeping"), href: "#rooms", icon: viewIcon("cleaning") },
        { value: "closed", label: s("company"), disabled: true, icon: viewIcon("company") },
      ]}
      view={view}
      onView={setView}
      onLogOut={() => undefined}
      status={<LiveDot status="live" />}
      tools={
        <>
          <LanguageSelect />
          <ThemeSelect />
        </>
      }
    >
      {children}
    </AppFrame>
  );
}
