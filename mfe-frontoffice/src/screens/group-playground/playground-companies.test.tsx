import { companyIdSchema } from "@funduq/shared-types/values/ids";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { addTexts } from "../../i18n/catalogue.ts";
import { GroupPlayground } from "./group-playground.tsx";

vi.mock(import("./sample-hotel.ts"), async (original) => ({
  ...(await original()),
  sampleCompanies: Array.from({ length: 12 }, (_, n) => ({
    id: companyIdSchema.parse(`01890a5d-ac96-774b-bcce-b302090003${n + 10}`),
    name: `Sahara Voyages ${n + 1}`,
    discount: 10,
  })),
}));

test("GRP-06 GRP-07 ten of twelve companies that fit are suggested", async () => {
  addTexts();
  const { user } = await renderWithStore(<GroupPlayground />);
  await user.type(screen.getByLabelText(/^Company/), "Sah");
  expect(await screen.findAllByRole("option", { name: /^Sahara Voyages/ })).toHaveLength(10);
});
