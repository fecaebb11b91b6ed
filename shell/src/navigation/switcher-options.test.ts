import type { ModuleEntry } from "@funduq/shared-types/contracts/module";
import { initI18n, textOf, textsReady } from "@funduq/shared-ui/i18n";
import { beforeAll, expect, it } from "vitest";
import { addTexts } from "../i18n/catalogue.ts";
import { switcherOptions } from "./switcher-options.ts";

beforeAll(async () => {
  addTexts();
  await initI18n("en");
  await textsReady();
});

const release = (name: ModuleEntry["name"], ...views: ModuleEntry["views"]): ModuleEntry => ({
  name,
  version: "1",
  contract: 1,
  platform: "*",
  entry: "/",
  integrity: {},
  views,
});
const releases = [release("mfe-frontoffice", "dashboard"), release("mfe-pos", "pos-sales")];

it("AUTH-14 lists what can't be opened too, and says why", () => {
  const desk = { isSuperAdmin: false, role: "front-office", sections: ["front_office"] } as const;
  expect(switcherOptions(desk, true, releases, textOf("shell"))).toEqual([
    { value: "dashboard", label: "Front Office" },
    { value: "housekeeping", label: "Housekeeping – not in your role", disabled: true },
    { value: "pos-manager", label: "POS Manager – not in your role", disabled: true },
    { value: "pos-sales", label: "POS Sales" },
  ]);
});

it("AUTH-14 a department without a release here can't be opened by anyone", () => {
  const options = switcherOptions({ isSuperAdmin: true }, true, releases, textOf("shell"));
  expect(options.find(({ value }) => value === "night-audit")).toEqual({
    value: "night-audit",
    label: "Night Audit – not installed here",
    disabled: true,
  });
});
