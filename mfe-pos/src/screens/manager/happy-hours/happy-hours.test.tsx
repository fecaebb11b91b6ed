import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aMenu } from "../../../standalone/restaurants.ts";
import { openManager } from "../../../testing/open-manager.tsx";
import { menuUrl } from "../../../testing/open-restaurant.tsx";

type User = Awaited<ReturnType<typeof openManager>>["user"];
const happyHourUrl = apiUrl("hotels/:hotelId/restaurants/:restaurantId/happy-hours/:id");
const dialog = () => within(screen.getByRole("dialog"));
const save = (user: User) => user.click(dialog().getByRole("button", { name: "Save" }));
const price = (number: number) => within(dialog().getByRole("group", { name: `Price ${number}` }));

async function openTab() {
  const page = await openManager();
  await page.user.click(screen.getByRole("tab", { name: "Happy hours" }));
  await screen.findByText(/No happy hour yet/);
  return page;
}

async function choose(user: User, number: number, target: string) {
  await user.click(price(number).getByRole("combobox", { name: "Item or category" }));
  await user.click(screen.getByRole("option", { name: target }));
}

async function retype(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

/** Fills in the form: all day, tea for 120,00 and a fifth off all desserts. */
async function addAllDay(user: User) {
  await user.click(screen.getByRole("button", { name: "Add happy hour" }));
  await user.type(dialog().getByLabelText("Name"), "Midi");
  await retype(user, dialog().getByLabelText("From"), "00:00");
  await retype(user, dialog().getByLabelText("To"), "00:00");
  expect(dialog().getByText("On the next day")).toBeTruthy();
  await choose(user, 1, "Thé à la menthe");
  expect(price(1).getByText("Instead of 150,00 DA")).toBeTruthy();
  await user.type(price(1).getByLabelText("Price"), "120");
  await user.click(dialog().getByRole("button", { name: "Add price" }));
  await choose(user, 2, "All of Desserts");
  await user.type(price(2).getByLabelText("Per cent"), "20");
  await save(user);
  await screen.findByText("Midi was saved.");
}

it("POS-01 POS-09 a happy hour is added, says what it does today and to which prices, and is switched off", async () => {
  const { user } = await openTab();
  await addAllDay(user);
  const list = await screen.findByRole("list", { name: "Happy hours" });
  const [row] = within(list).getAllByRole("listitem");
  expect(row?.textContent).toContain("On now, until 00:00");
  expect(row?.textContent).toContain("Every day · 00:00–00:00");
  expect(row?.textContent).toContain("3 items are cheaper");
  expect(row?.textContent).toMatch(/Thé à la menthe150,00.*120,00/);
  expect(row?.textContent).toMatch(/Baklawa350,00.*280,00/);
  await user.click(screen.getByRole("button", { name: "Edit Midi" }));
  await user.click(dialog().getByLabelText("Switched on"));
  await save(user);
  await waitFor(() => expect(list.textContent).toContain("Switched off"));
  await user.click(screen.getByRole("button", { name: "Delete Midi" }));
  const asks = within(screen.getByRole("alertdialog"));
  expect(asks.getByText(/What was ordered in it keeps its price/)).toBeTruthy();
  await user.click(asks.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText(/No happy hour yet/)).toBeTruthy();
});

it("POS-01 says at each field what is missing or wrong, and keeps what was typed", async () => {
  const { user } = await openTab();
  await user.click(screen.getByRole("button", { name: "Add happy hour" }));
  for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"])
    await user.click(dialog().getByLabelText(day));
  await save(user);
  for (const fault of ["Enter a name.", "Choose at least one day."])
    expect(dialog().getByText(fault)).toBeTruthy();
  expect(dialog().getByText("Choose an item or a category.")).toBeTruthy();
  expect(dialog().getByText("Enter a price.")).toBeTruthy();
  await choose(user, 1, "All of Boissons");
  await user.type(price(1).getByLabelText("Per cent"), "100");
  await save(user);
  expect(price(1).getByText("Enter a whole number from 1 to 99.")).toBeTruthy();
  expect(price(1).getByLabelText("Per cent")).toHaveProperty("value", "100");
});

it("POS-01 says which item would not be cheaper", async () => {
  const { user } = await openTab();
  const params = { name: "Loubia", priceCentimes: 60_000 };
  server.use(http.put(happyHourUrl, () => problem("happy-hour.not-cheaper", params)));
  await user.click(screen.getByRole("button", { name: "Add happy hour" }));
  await user.type(dialog().getByLabelText("Name"), "Midi");
  await choose(user, 1, "Loubia");
  await user.type(price(1).getByLabelText("Price"), "600");
  await save(user);
  expect(await dialog().findByText(/Loubia costs 600,00 DA/)).toBeTruthy();
});

it("POS-01 tells the second of two editors, who sees what was saved and may replace it", async () => {
  const { user } = await openTab();
  await addAllDay(user);
  await user.click(await screen.findByRole("button", { name: "Edit Midi" }));
  const versions: number[] = [];
  let menu: object | undefined;
  server.use(
    http.get(menuUrl, () => HttpResponse.json({ ...menu })),
    http.put(happyHourUrl, async ({ request, params }) => {
      const body = (await request.json()) as { version: number };
      versions.push(body.version);
      const theirs = { ...body, id: params.id, version: 2, name: "Leurs heures", from: "18:30" };
      menu ??= { ...aMenu(), happyHours: [theirs] };
      if (body.version !== 2) return problem("menu.changed");
      return HttpResponse.json({ id: params.id, version: 3 });
    }),
  );
  await retype(user, dialog().getByLabelText("Name"), "Midi et soir");
  await save(user);
  expect(await dialog().findByText("Leurs heures")).toBeTruthy();
  expect(dialog().getByText("18:30–00:00")).toBeTruthy();
  expect(dialog().getByLabelText("Name")).toHaveProperty("value", "Midi et soir");
  await save(user);
  expect(await screen.findByText("Midi et soir was saved.")).toBeTruthy();
  expect(versions).toEqual([1, 2]);
});
