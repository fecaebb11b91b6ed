import { checkCatalogues } from "@funduq/shared-ui/i18n";
import { expect, it } from "vitest";
import { texts as ar } from "./ar.ts";
import { texts as arLater } from "./ar-later.ts";
import { texts as en } from "./en.ts";
import { texts as enLater } from "./en-later.ts";
import { texts as fr } from "./fr.ts";
import { texts as frLater } from "./fr-later.ts";
import { texts as tillAr } from "./till.ar.ts";
import { texts as tillEn } from "./till.en.ts";
import { texts as tillFr } from "./till.fr.ts";
import { texts as tillLaterAr } from "./till-later.ar.ts";
import { texts as tillLaterEn } from "./till-later.en.ts";
import { texts as tillLaterFr } from "./till-later.fr.ts";

it("X-05 says everything in English, French and Arabic, with the same params", () => {
  expect(checkCatalogues({ en, fr, ar })).toEqual([]);
  expect(checkCatalogues({ en: enLater, fr: frLater, ar: arLater })).toEqual([]);
  expect(checkCatalogues({ en: tillLaterEn, fr: tillLaterFr, ar: tillLaterAr })).toEqual([]);
  expect(checkCatalogues({ en: tillEn, fr: tillFr, ar: tillAr })).toEqual([]);
});
