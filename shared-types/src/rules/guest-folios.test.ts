import { expect, it } from "vitest";
import { MOST_GUEST_FOLIOS, openFolioVerdict } from "./guest-folios.ts";

const personal = { name: "Personal", payer: "Guest" } as const;

it("FOL-11 another guest's folio is opened under a name that no folio of the stay has", () => {
  const folios = [personal, { name: "Aïcha Haddad", payer: "Guest" } as const];
  expect(openFolioVerdict(folios, "Karim Haddad").allowed).toBe(true);
  expect(openFolioVerdict(folios, " aicha haddad ")).toMatchObject({
    allowed: false,
    code: "folio.name-taken",
    params: [{ folioName: "Aïcha Haddad" }],
  });
});

it("FOL-11 a stay has a limited number of guests' folios", () => {
  const folios = Array.from({ length: MOST_GUEST_FOLIOS }, (_, n) => ({
    ...personal,
    name: `G${n}`,
  }));
  expect(openFolioVerdict(folios, "One more")).toMatchObject({ code: "folio.too-many" });
});
