import { MOST_FORMS, notePrintSchema } from "@funduq/shared-types/contracts/police";
import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import { Button } from "@funduq/shared-ui";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { mockId } from "../../standalone/ids.ts";
import { aPoliceForm, aPoliceReport } from "../../testing/a-police-form.ts";
import { policeRows } from "./police-rows.ts";
import { useNoting } from "./use-noting.ts";

const hotelId = hotelIdSchema.parse(mockId(1, 1));
const forms = Array.from({ length: MOST_FORMS + 1 }, (_, n) =>
  aPoliceForm({ guestId: mockId(4, n + 1) }),
);
const rows = policeRows(aPoliceReport({ forms }));

function Printer() {
  const { note } = useNoting(hotelId, rows);
  const [isNoted, setNoted] = useState<boolean>();
  return (
    <>
      <Button onClick={() => void note().then(setNoted)}>Print</Button>
      <output>{String(isNoted)}</output>
    </>
  );
}

/** How many each call noted; from the `broken`th on they fail. */
function noting(broken: number): number[] {
  const noted: number[] = [];
  server.use(
    http.post(apiUrl("hotels/:hotelId/police-report/prints"), async ({ request }) => {
      noted.push(notePrintSchema.parse(await request.json()).guestIds.length);
      return noted.length < broken ? new HttpResponse(null, { status: 204 }) : problem("internal");
    }),
  );
  return noted;
}

test.each([
  ["all are noted", 3, "true"],
  ["the rest is not", 2, "false"],
])(
  "POL-01 more forms than one call takes are noted in several, and printed only where %s",
  async (_, broken, said) => {
    const noted = noting(broken);
    const { user } = await renderWithStore(<Printer />);
    await user.click(screen.getByRole("button", { name: "Print" }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(noted).toEqual([MOST_FORMS, 1]);
  },
);
