import { Checkbox, FieldSet, SegmentedControl, Select, Stack } from "@funduq/shared-ui";
import { Combobox, MultiSelect } from "@funduq/shared-ui/choices";
import { FolioIcon, OccupiedIcon } from "@funduq/shared-ui/icons";
import { useState } from "react";
import { useSample } from "../samples.ts";
import { type Section, Shot, Shots } from "../section.tsx";

/** As many as a hotel has: the list scrolls. */
const rooms = Array.from({ length: 40 }, (_, n) => ({
  value: String(101 + n),
  label: String(101 + n),
}));

export const choices: Section = {
  id: "choices",
  title: "Choices",
  shows: ["Select", "SegmentedControl", "Checkbox", "FieldSet", "Combobox", "MultiSelect"],
  when: [
    "Two to four words that fit in a row: SegmentedControl. It also switches modes and filters.",
    "More, or long words: Select, the platform's own list on every phone.",
    "More than a dozen: Combobox, found by typing. Several of them: MultiSelect. Both from /choices.",
    "A Checkbox says yes to one thing; its label is the sentence that becomes true.",
  ],
  example: `<SegmentedControl label={t("mode")} value={mode} onChange={setMode}
  options={[{ value: "list", label: t("list"), icon: FolioIcon }, …]} />`,
  View: () => {
    const s = useSample();
    const [mode, setMode] = useState<"plan" | "list" | "print">("plan");
    const [board, setBoard] = useState<"none" | "half" | "full">("half");
    const [room, setRoom] = useState("101");
    const [vip, setVip] = useState(true);
    const [floors, setFloors] = useState<("1" | "2" | "3")[]>(["1", "3"]);
    const boards = [
      { value: "none" as const, label: s("no-breakfast") },
      { value: "half" as const, label: s("half") },
      { value: "full" as const, label: s("full"), disabled: true },
    ];
    return (
      <Shots>
        <Shot name="select: chosen">
          <Select label={s("rate")} value={board} onChange={setBoard} options={boards} />
        </Shot>
        <Shot name="select: nothing chosen, error">
          <Select
            label={s("rate")}
            value=""
            onChange={setBoard}
            options={boards}
            placeholder={s("select")}
            error={s("select")}
            required
          />
        </Shot>
        <Shot name="select: disabled">
          <Select label={s("rate")} value={board} onChange={setBoard} options={boards} disabled />
        </Shot>
        <Shot name="combobox: type to find">
          <Combobox
            label={s("room")}
            value={room}
            onChange={(value) => setRoom(value ?? "")}
            options={rooms}
            required
          />
        </Shot>
        <Shot name="several of a list">
          <MultiSelect
            label={s("floor")}
            values={floors}
            onChange={setFloors}
            options={(["1", "2", "3"] as const).map((floor) => ({
              value: floor,
              label: `${s("floor")} ${floor}`,
            }))}
          />
        </Shot>
        <Shot name="segmented">
          <SegmentedControl
            label={s("status")}
            value={mode}
            onChange={setMode}
            options={[
              { value: "plan", label: s("plan"), icon: OccupiedIcon },
              { value: "list", label: s("list"), icon: FolioIcon },
              { value: "print", label: s("print"), disabled: true },
            ]}
          />
        </Shot>
        <Shot name="checkbox: on, off, disabled">
          <FieldSet legend={s("guest")}>
            <Stack gap={1}>
              <Checkbox label={s("vip")} checked={vip} onChange={setVip} />
              <Checkbox label={s("print")} checked={false} onChange={() => undefined} />
              <Checkbox label={s("company")} checked disabled onChange={() => undefined} />
            </Stack>
          </FieldSet>
        </Shot>
      </Shots>
    );
  },
};
