import { LanguageSelect, LiveDot, Select, ThemeSelect } from "@funduq/shared-ui";
import { useSample } from "../samples.ts";
import { type Section, Shot, Shots } from "../section.tsx";

export const frame: Section = {
  id: "frame",
  title: "The frame",
  shows: ["LanguageSelect", "ThemeSelect"],
  when: [
    "AppFrame stands around every screen and is the shell's alone; departments never draw it.",
    "What stands inside its side takes the frame's colours by the same token names.",
  ],
  example: `<AppFrame brand={<Brand />} views={views} view={view} onView={go} onLogOut={logOut}>
  {screen}
</AppFrame>`,
  View: () => {
    const s = useSample();
    return (
      <Shots>
        <Shot name="preferences">
          <LanguageSelect />
          <ThemeSelect />
        </Shot>
        <Shot name="the live dot and a switcher">
          <LiveDot status="live" />
          <Select
            label={s("front-office")}
            value="front"
            onChange={() => undefined}
            options={[
              { value: "front", label: s("front-office") },
              { value: "rooms", label: s("housekeeping"), disabled: true },
            ]}
          />
        </Shot>
      </Shots>
    );
  },
};
