import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openRestaurant } from "../../../testing/open-restaurant.tsx";

async function openTerminals() {
  const page = await openRestaurant("pos-manager", { route: "/?tab=terminals" });
  await page.user.click(await screen.findByRole("button", { name: "Cafétéria" }));
  await screen.findByRole("list", { name: "Terminals" });
  return page;
}

const names = () =>
  within(screen.getByRole("list", { name: "Terminals" }))
    .getAllByRole("listitem")
    .map((item) => item.querySelector("bdi")?.textContent);

it("POS-02 terminals are added, renamed and deleted; a deletion asks", async () => {
  const { user } = await openTerminals();
  expect(names()).toEqual(["Bar", "Terrasse"]);
  await user.click(screen.getByRole("button", { name: "Add terminal" }));
  await user.type(await screen.findByLabelText(/^Name/u), "bar");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("There is already a terminal bar.")).toBeTruthy();
  await user.type(screen.getByLabelText(/^Name/u), " 2");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(names()).toContain("bar 2"));

  await user.click(screen.getByRole("button", { name: "Edit Bar" }));
  const name = await screen.findByLabelText(/^Name/u);
  await user.clear(name);
  await user.type(name, "Comptoir");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(names()).toContain("Comptoir"));

  await user.click(screen.getByRole("button", { name: "Delete Terrasse" }));
  const question = await screen.findByRole("alertdialog", { name: "Delete Terrasse?" });
  await user.click(within(question).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(names()).not.toContain("Terrasse"));
});

it("POS-06 POS-13 a terminal gets a network printer with a cash drawer, prints a test page, and loses both", async () => {
  const printer = { id: "00000000-0000-4000-8000-000000000901", name: "Comptoir" };
  const address = { host: "192.168.1.50", port: 9100, widthMm: 80, language: "fr" };
  const { user } = await openTerminals();
  server.use(
    http.get(apiUrl("hotels/:hotelId/restaurants/:restaurantId/printers"), () =>
      HttpResponse.json({ printers: [{ ...printer, ...address, confirms: true, version: 1 }] }),
    ),
  );
  const rowOf = (name: string) =>
    within(screen.getByRole("list", { name: "Terminals" }))
      .getAllByRole("listitem")
      .find((item) => item.textContent?.includes(name))?.textContent;
  expect(rowOf("Bar")).toContain("Printed by the browser");
  await user.click(screen.getByRole("button", { name: "Edit Bar" }));
  const choice = await screen.findByRole("combobox", { name: /^Printer of its receipts/u });
  const drawer = { name: /^A cash drawer is connected/u };
  expect(screen.queryByRole("checkbox", drawer)).toBeNull();
  await user.selectOptions(choice, "Comptoir");
  await user.click(screen.getByRole("checkbox", drawer));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(rowOf("Bar")).toContain("Prints at Comptoir · cash drawer"));
  await user.click(screen.getByRole("button", { name: "Print a test page on Comptoir" }));
  expect(await screen.findByText("The test page was sent to Comptoir.")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Edit Bar" }));
  const again = await screen.findByRole("combobox", { name: /^Printer of its receipts/u });
  await user.selectOptions(again, "No network printer");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(rowOf("Bar")).toContain("Printed by the browser"));
  expect(rowOf("Bar")).not.toContain("cash drawer");
});

const printersUrl = apiUrl("hotels/:hotelId/restaurants/:restaurantId/printers");
const terminalsUrl = apiUrl("hotels/:hotelId/restaurants/:restaurantId/terminals");

it("POS-02 X-02 a terminal that somebody else changed meanwhile is shown, and saved over with the next press", async () => {
  const { user } = await openTerminals();
  await user.click(screen.getByRole("button", { name: "Edit Bar" }));
  const name = await screen.findByLabelText(/^Name/u);
  await user.clear(name);
  await user.type(name, "Comptoir");
  const theirs = {
    id: "00000000-0000-4000-8000-000000000500",
    name: "Bar à jus",
    printer: { id: "00000000-0000-4000-8000-000000000901", name: "Grill" },
    hasDrawer: true,
    version: 2,
  };
  const sent: unknown[] = [];
  server.use(
    http.get(terminalsUrl, () => HttpResponse.json({ terminals: [theirs] })),
    http.put(`${terminalsUrl}/:id`, async ({ request, params }) => {
      const body = (await request.json()) as { version: number };
      sent.push(body);
      return body.version === 2
        ? HttpResponse.json({ id: params.id, version: 3 })
        : problem("menu.changed");
    }),
  );
  await user.click(screen.getByRole("button", { name: "Save" }));
  const said = await screen.findByText(/Prints at Grill · cash drawer/u, { selector: "p" });
  expect(said.textContent).toContain("Bar à jus");
  expect(screen.getByLabelText(/^Name/u)).toHaveProperty("value", "Comptoir");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toMatchObject([{ version: 1 }, { name: "Comptoir", version: 2 }]);
});

it("POS-13 X-02 says where a restaurant without printers gets one", async () => {
  const { user } = await openTerminals();
  await user.click(screen.getByRole("button", { name: "Edit Bar" }));
  expect(await screen.findByText(/^No network printer yet: the browser prints\./u)).toBeTruthy();
});

it("POS-13 X-02 says that the printers could not be read, reads them again, and saves the chosen one as it is", async () => {
  const { user } = await openTerminals();
  const printer = { id: "00000000-0000-4000-8000-000000000901", name: "Comptoir" };
  const sent: unknown[] = [];
  let answer: () => Response = () => problem("service.busy");
  const address = { host: "192.168.1.50", port: 9100, widthMm: 80, language: "fr" };
  server.use(
    http.get(printersUrl, () => answer()),
    http.put(`${terminalsUrl}/:id`, async ({ request, params }) => {
      sent.push(await request.json());
      return HttpResponse.json({ id: params.id, version: 2 });
    }),
  );
  await user.click(screen.getByRole("button", { name: "Edit Bar" }));
  expect(await screen.findByText(/The printers could not be loaded\./u)).toBeTruthy();
  expect(screen.queryByRole("combobox", { name: /^Printer of its receipts/u })).toBeNull();
  answer = () =>
    HttpResponse.json({ printers: [{ ...printer, ...address, confirms: true, version: 1 }] });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await user.selectOptions(
    await screen.findByRole("combobox", { name: /^Printer of its receipts/u }),
    "Comptoir",
  );
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toMatchObject([{ printerId: printer.id, version: 1 }]));
});
