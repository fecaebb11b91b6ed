import { textOf } from "@funduq/shared-ui/i18n";
import { expect, it } from "vitest";
import { addTexts } from "./catalogue.ts";

// Proved by the types: an expected error that does not come is an error itself.
it("X-05 MOD-01 a text is said with the params that it has, and only a text that the catalogue has", () => {
  addTexts();
  const t = textOf("pos");
  const wrong = [
    // @ts-expect-error its param is missing
    () => t("checkout.title"),
    // @ts-expect-error it has no such param
    () => t("checkout.title", { place: "T1" }),
    // @ts-expect-error there is no such text
    () => t("no-such-text"),
  ];
  expect(wrong).toHaveLength(3);
});
