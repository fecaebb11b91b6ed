import { expect, it } from "vitest";
import { paperTexts } from "../../api/src/modules/pos/till-paper-texts.ts";
import { checkoutTexts as checkoutAr } from "../../mfe-pos/src/i18n/ar-checkout.ts";
import { texts as laterAr } from "../../mfe-pos/src/i18n/ar-later.ts";
import { checkoutTexts as checkoutFr } from "../../mfe-pos/src/i18n/fr-checkout.ts";
import { texts as laterFr } from "../../mfe-pos/src/i18n/fr-later.ts";
import { texts as partsAr } from "../../shared-ui/src/i18n/parts.ar.ts";
import { texts as partsFr } from "../../shared-ui/src/i18n/parts.fr.ts";

/** What the browser's papers say. */
const browser: Record<keyof typeof paperTexts, Record<string, string>> = {
  fr: { ...partsFr, ...laterFr, ...checkoutFr },
  ar: { ...partsAr, ...laterAr, ...checkoutAr },
};

it.each(["fr", "ar"] as const)(
  "POS-06 POS-14 the papers of network printers say the words of the browser's: %s",
  (language) => expect(browser[language]).toMatchObject(paperTexts[language]),
);
