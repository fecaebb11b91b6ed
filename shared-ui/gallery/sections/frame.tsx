import {
  AppFrame,
  Button,
  type Command,
  Group,
  LanguageSelect,
  LiveDot,
  PaletteStandIn,
  registerCommands,
  ThemeSelect,
  useShortcut,
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
    "LanguageSelect",
    "ThemeSelect",
    "CommandPalette",
    "PaletteStandIn",
    "ShortcutSheet",
  ],
  when: [
    "AppFrame stands around every screen and is the shell's alone; see it with ?open=frame.",
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
        { value: "front", label: s("front-office") },
        { value: "rooms", label: s("housekeeping") },
        { value: "closed", label: s("company"), disabled: true },
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
