import { expect, it } from "vitest";
import { difference, recordFault, versionFault } from "./needed-version.ts";
import { publicTypes } from "./public-types.ts";
import { readReport, writeReport } from "./report.ts";

type Files = Record<string, string>;

const released: Files = {
  "shared-ui/src/ui": `
    export { Badge, type BadgeProps } from "./badge.tsx";
    export { failure, useRooms, useWaiting } from "./rooms.ts";`,
  "shared-ui/src/badge": `
    import type { ReactNode } from "react";
    import type { Tone } from "./tone.ts";
    export type BadgeProps = { label: ReactNode; tone?: Tone };
    export declare function Badge({ label, tone }: BadgeProps): ReactNode;`,
  "shared-ui/src/tone": `export type Tone = "calm" | "loud";`,
  "shared-ui/src/rooms": `
    import type { Room } from "@funduq/shared-types/contracts/room";
    type Answer<Of> = { data: Of | undefined; state: "open" | "closed" };
    export declare function useRooms(onOpen: (room: Room) => void): Answer<readonly Room[]>;
    export declare const failure: import("@funduq/shared-types/errors/catalogue").ErrorCode;
    export declare function useWaiting(): { permission: import("@funduq/shared-types/rules/permissions").Action };`,
  "shared-types/src/rules/permissions": `
    declare const areas: { "rooms.view": string; "rooms.clean": string };
    export type Action = keyof typeof areas;`,
  "shared-types/src/errors/catalogue": `
    export declare const errorCatalogue: { "room.gone": { status: number } };
    export type ErrorCode = keyof typeof errorCatalogue;`,
  "shared-types/src/contracts/room": `
    import { z } from "zod";
    export declare const roomSchema: z.ZodObject<{ number: z.ZodString }, z.core.$strip>;
    export type Room = z.infer<typeof roomSchema>;`,
};

function typesOf(files: Files) {
  return publicTypes((file) => files[file], { ui: "shared-ui/src/ui" });
}

const recorded = { version: "1.4.2", facts: typesOf(released) };

/** The facade with a file that was edited: `from` replaced by `to`. */
function edited(file: string, from: string, to: string) {
  const text = released[file] ?? "";
  expect(text).toContain(from);
  return typesOf({ ...released, [file]: text.replace(from, to) });
}

const addedExport = edited(
  "shared-ui/src/ui",
  "export { Badge,",
  `export type { Tone } from "./tone.ts";\n export { Badge,`,
);
const removedExport = edited(
  "shared-ui/src/ui",
  `export { failure, useRooms, useWaiting } from "./rooms.ts";`,
  "",
);

it("MOD-03 an unchanged facade needs no version", () => {
  expect(versionFault(recorded, "1.4.2", recorded.facts)).toBeUndefined();
});

it("MOD-03 an added export without a minor version fails and says what to do", () => {
  const fault = versionFault(recorded, "1.4.3", addedExport);
  expect(fault).toContain("Public types were added to the facade since 1.4.2");
  expect(fault).toContain(`Set "version" in shared-ui/package.json to 1.5.0`);
  expect(fault).toContain("ui/Tone (export type)");
  expect(versionFault(recorded, "1.5.0", addedExport)).toBeUndefined();
});

it("MOD-03 a removed export without a major version fails and says what to do", () => {
  const fault = versionFault(recorded, "1.5.0", removedExport);
  expect(fault).toContain("removed or changed since 1.4.2");
  expect(fault).toContain(`Set "version" in shared-ui/package.json to 2.0.0`);
  expect(fault).toContain("removed: ui/useRooms (export function)");
  expect(versionFault(recorded, "2.0.0", removedExport)).toBeUndefined();
});

it("MOD-03 a version below the released one, or none, fails", () => {
  expect(versionFault(recorded, "1.4.1", recorded.facts)).toContain("is below 1.4.2");
  expect(versionFault(recorded, "next", recorded.facts)).toContain("no semantic version");
});

it("MOD-03 a facade is not packed before the types of its version are recorded", () => {
  expect(recordFault(recorded, "1.4.2", recorded.facts)).toBeUndefined();
  expect(recordFault(recorded, "1.5.0", recorded.facts)).toContain("npm run facade:record");
  expect(recordFault(recorded, "1.4.2", addedExport)).toContain("npm run facade:record");
});

it.each([
  ["an optional prop", "badge", "tone?: Tone", "tone?: Tone; icon?: ReactNode"],
  ["a member of a result", "rooms", "data: Of", "count: number; data: Of"],
  ["an optional parameter", "rooms", "=> void)", "=> void, limit?: number)"],
  ["an argument for a callback", "rooms", "(room: Room)", "(room: Room, index: number)"],
  ["a choice that departments give", "tone", '"loud"', '"loud" | "shrill"'],
])("MOD-03 an addition: %s", (_what, file, from, to) => {
  const now = edited(`shared-ui/src/${file}`, from, to);
  expect(difference(recorded.facts, now)).toMatchObject({ change: "addition", breaks: [] });
});

it.each([
  ["a required prop", "shared-ui/src/badge", "label:", "id: string; label:"],
  ["an optional prop becomes required", "shared-ui/src/badge", "tone?:", "tone:"],
  ["a prop is removed", "shared-ui/src/badge", "; tone?: Tone", ""],
  ["a prop has another type", "shared-ui/src/badge", "label: ReactNode", "label: string"],
  ["a choice that departments give is removed", "shared-ui/src/tone", ' | "loud"', ""],
  ["a choice that they receive", "shared-ui/src/rooms", '"closed"', '"closed" | "lost"'],
  ["a required parameter", "shared-ui/src/rooms", "=> void)", "=> void, limit: number)"],
  ["a result is optional", "shared-ui/src/rooms", "state:", "state?:"],
  ["a field of a contract", "shared-types/src/contracts/room", "z.ZodString", "z.ZodNumber"],
  [
    "a type is received too",
    "shared-ui/src/rooms",
    "data: Of",
    'badge: import("./badge.tsx").BadgeProps; data: Of',
  ],
])("MOD-03 a break: %s", (_what, file, from, to) => {
  expect(difference(recorded.facts, edited(file, from, to)).change).toBe("break");
});

it("MOD-03 a code of the error catalogue more asks for no version: departments say unknown ones too", () => {
  const more = edited(
    "shared-types/src/errors/catalogue",
    '"room.gone": { status: number }',
    '"room.gone": { status: number }; "room.closed": { status: number }',
  );
  expect(difference(recorded.facts, more).change).toBe("none");
});

it("MOD-03 AUTH-16 a right more is an addition also where departments receive one; a removed right is a break", () => {
  const permissions = "shared-types/src/rules/permissions";
  const clean = '"rooms.clean": string';
  const more = edited(permissions, clean, `${clean}; "rooms.close": string`);
  expect(difference(recorded.facts, more).change).toBe("addition");
  expect(difference(recorded.facts, edited(permissions, clean, "")).change).toBe("break");
});

it("MOD-03 names and files behind the exports, and the order of choices, may change", () => {
  const reordered = edited("shared-ui/src/tone", '"calm" | "loud"', '"loud" | "calm"');
  expect(difference(recorded.facts, reordered).change).toBe("none");
  const { "shared-ui/src/tone": tone = "", ...others } = released;
  const badge = others["shared-ui/src/badge"] ?? "";
  const moved = typesOf({
    ...others,
    "shared-ui/src/loudness": tone.replace("Tone", "Loudness"),
    "shared-ui/src/badge": badge
      .replace("{ Tone }", "{ Loudness }")
      .replace("./tone.ts", "./loudness.ts")
      .replace("tone?: Tone", "tone?: Loudness"),
  });
  expect(difference(recorded.facts, moved).change).toBe("none");
});

it("describes every signature of a function, and a type that has the name of a value", () => {
  const files = {
    "shared-ui/src/ui": `
      export type Key = { keys: string };
      export declare function Key(key: Key): null;
      export declare function find(id: string): string;
      export declare function find(id: number): number;`,
  };
  const paths = typesOf(files).filter(({ kind }) => kind === "export");
  const names = paths.map(({ path }) => path);
  expect(names).toEqual([
    "ui/Key:type0",
    "ui/Key:function0",
    "ui/find:function0",
    "ui/find:function1",
  ]);
});

it("the written report reads back as the same facts, and says what is repeated once", () => {
  const text = `export declare function first(it: Large): Large; export declare const second: Large;
    type Large = { a: string; b?: { c: number; d: string; e: (f: boolean) => void } };`;
  const facts = typesOf({ "shared-ui/src/ui": text });
  const written = writeReport({ version: "1.0.0", facts });
  expect(written).toContain("like ui/first/()");
  expect(difference(facts, readReport(written).facts).change).toBe("none");
  expect(difference(readReport(written).facts, facts).change).toBe("none");
  expect(readReport(written).facts).toHaveLength(facts.length);
});

it("a report that was edited by hand into something else is refused", () => {
  expect(() => readReport("ui/Badge export out function\n")).toThrow("begin with its version");
  expect(() => readReport("# @funduq/shared-ui 1.0.0\nui/Badge is good\n")).toThrow(
    "can't be read",
  );
});
