import { checkCatalogues } from "@funduq/shared-ui/i18n";
import { expect, test } from "vitest";
import { texts as ar } from "./ar.ts";
import { texts as en } from "./en.ts";
import { texts as fr } from "./fr.ts";

test("X-05 every text of the front office stands in English, French and Arabic", () => {
  expect(checkCatalogues({ en, fr, ar })).toEqual([]);
});
