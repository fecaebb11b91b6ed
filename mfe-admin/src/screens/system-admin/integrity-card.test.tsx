import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { someHotels } from "../../standalone/hotels.ts";
import { openSystemAdmin } from "../../testing/open-system-admin.tsx";

const check = () => screen.findByRole("button", { name: "Check all hotels now" });
const lineOf = async (name: string) => {
  const lines = await screen.findAllByRole("listitem");
  const line = lines.find((it) => it.textContent?.startsWith(name));
  if (!line) throw new Error(`${name} has no line`);
  return within(line);
};

it("checks every hotel, one after the other, and says what each finding means", async () => {
  const { user } = await openSystemAdmin();
  await user.click(await check());
  const royal = await lineOf("Hôtel Royal");
  expect(await royal.findByText("2 things do not add up.")).toBeTruthy();
  expect(royal.getByText(/no primary guest, or more than one/)).toBeTruthy();
  expect(royal.getByText("b-1 b-2")).toBeTruthy();
  expect(await (await lineOf("Hôtel des Zibans")).findByText(/Everything adds up/)).toBeTruthy();
  const said = await screen.findByText("All hotels were checked. 1 hotel needs a look.");
  expect([said.role, royal.getByText("b-1 b-2").closest("[role=status]")]).toEqual([
    "status",
    null,
  ]);
});

it("T17 says when a hotel was checked on that hotel's clock", async () => {
  const { user } = await openSystemAdmin();
  const { hotels } = someHotels();
  server.use(
    http.get(apiUrl("hotels"), () =>
      HttpResponse.json({
        hotels: hotels.map((hotel) => ({ ...hotel, timeZone: "Asia/Tokyo" })),
        next: null,
      }),
    ),
    http.get(apiUrl("hotels/:hotelId/integrity"), () =>
      HttpResponse.json({ checkedAt: "2026-11-21T09:00:00Z", findings: [] }),
    ),
  );
  await user.click(await check());
  expect(await (await lineOf("Hôtel Royal")).findByText(/18:00/)).toBeTruthy();
});

it("T17 GST-02 says in words which line of the audit trail was altered, and whose number can't be read", async () => {
  const { user } = await openSystemAdmin();
  const [first] = someHotels().hotels;
  const findings = [
    { invariant: "changes-are-a-chain", count: 1, entities: ["17"] },
    { invariant: "changes-end-with-the-counted-one", count: 1, entities: ["20"] },
    { invariant: "identity-number-can-be-read", count: 1, entities: ["guest-1"] },
  ];
  server.use(
    http.get(apiUrl("hotels/:hotelId/integrity"), ({ params }) =>
      params.hotelId === first?.id
        ? HttpResponse.json({ checkedAt: "2026-11-21T09:00:00Z", findings })
        : undefined,
    ),
  );
  await user.click(await check());
  const line = await lineOf("Hôtel El Djazair");
  expect(await line.findByText(/A line of the audit trail is not as it was written/)).toBeTruthy();
  expect(line.getByText("17")).toBeTruthy();
  expect(line.getByText(/does not end with the line that was written last/)).toBeTruthy();
  expect(line.getByText(/identity number of a guest can't be read/)).toBeTruthy();
});

it("X-02 says which hotel could not be checked, and goes on with the others", async () => {
  const { user } = await openSystemAdmin();
  const [first] = someHotels().hotels;
  server.use(
    http.get(apiUrl("hotels/:hotelId/integrity"), ({ params }) =>
      params.hotelId === first?.id ? problem("internal") : undefined,
    ),
  );
  await user.click(await check());
  const line = await lineOf("Hôtel El Djazair");
  expect(await line.findByText("Could not be checked.")).toBeTruthy();
  expect(await (await lineOf("Hôtel des Zibans")).findByText(/Everything adds up/)).toBeTruthy();
});

it("X-02 checks every hotel that there is, whatever the list shows, and says when that can't be known", async () => {
  const { user } = await openSystemAdmin();
  await user.type(await screen.findByRole("searchbox"), "Royal");
  server.use(http.get(apiUrl("hotels"), () => problem("internal"), { once: true }));
  await user.click(await check());
  expect(await screen.findByText("Could not load hotel data.")).toBeTruthy();
  await user.click(await check());
  expect(await (await lineOf("Hôtel des Zibans")).findByText(/Everything adds up/)).toBeTruthy();
  expect(screen.queryByText("Could not load hotel data.")).toBeNull();
});
