import { allViews } from "@funduq/shared-types/testing/departments";
import { initI18n, switchLanguage, textOf, textsReady } from "@funduq/shared-ui/i18n";
import { beforeAll, expect, it } from "vitest";
import { addTexts } from "../i18n/catalogue.ts";
import { switcherOptions } from "./switcher-options.ts";

beforeAll(async () => {
  addTexts();
  await initI18n("en");
  await textsReady();
});

it.each([
  ["en", ["Front Office", "Housekeeping – not in your role", "POS Sales", "Kitchen"]],
  ["fr", ["Réception", "Étages – hors de votre rôle", "Caisse restaurant", "Cuisine"]],
] as const)(
  "AUTH-14 lists what can't be opened too, and says why (%s)",
  async (language, labels) => {
    await switchLanguage(language);
    const desk = { isSuperAdmin: false, role: "front-office", sections: ["front_office"] } as const;
    const views = allViews.filter(({ id }) => id !== "pos-manager");
    expect(switcherOptions(views, desk, true, { t: textOf("shell"), language })).toEqual([
      { value: "dashboard", label: labels[0], icon: "dashboard" },
      { value: "housekeeping", label: labels[1], disabled: true, icon: "cleaning" },
      { value: "pos-sales", label: labels[2], icon: "till" },
      { value: "pos-kitchen", label: labels[3], icon: "restaurant" },
    ]);
  },
);
