import type { SaveLayout } from "@funduq/shared-types/contracts/pos-floor";
import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aFloor } from "../../../standalone/restaurants.ts";
import { floorUrl, openRestaurant } from "../../../testing/open-restaurant.tsx";

const layoutUrl = apiUrl("hotels/:hotelId/restaurants/:restaurantId/layout");

// jsdom has no pointers to capture.
Object.assign(HTMLElement.prototype, { setPointerCapture: () => {} });

async function openPlan() {
  const page = await openRestaurant("pos-manager", { route: "/?tab=plan" });
  await page.user.click(await screen.findByRole("button", { name: "Restaurant El Bahdja" }));
  await screen.findByRole("button", { name: "Save Layout Changes" });
  await tableButton("T1");
  return page;
}

const drawing = () => screen.getByRole("group", { name: "Drawing of the tables" });
const tableButton = (name: string) =>
  within(drawing()).findByRole("button", { name: new RegExp(`^${name}\\D`, "u") });
const save = () => screen.getByRole("button", { name: "Save Layout Changes" });

/** Another editor's layout comes to this screen. */
async function arrives(
  { store }: Awaited<ReturnType<typeof openPlan>>,
  change: (floor: ReturnType<typeof aFloor>) => void,
) {
  const floor = { ...aFloor(), version: 2 };
  change(floor);
  server.use(http.get(floorUrl, () => HttpResponse.json(floor)));
  await act(async () => void store.dispatch(baseApi.util.invalidateTags(["Restaurant"])));
}

/** Records the layouts that are sent. */
function sentLayouts(): SaveLayout[] {
  const sent: SaveLayout[] = [];
  server.events.on("request:start", async ({ request }) => {
    if (request.method === "PUT") sent.push((await request.clone().json()) as SaveLayout);
  });
  return sent;
}

describe("the floor plan", () => {
  it("POS-01 is changed by keyboard and by fields, and saved as a whole", async () => {
    const sent = sentLayouts();
    const { user } = await openPlan();
    const table = await tableButton("T1");
    table.focus();
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
    expect(screen.getByText("T1: 2 from the left, 1 from the top")).toBeTruthy();
    const name = screen.getByLabelText(/^Name/u);
    await user.clear(name);
    await user.type(name, "VIP");
    await user.click(screen.getByLabelText("Round"));
    await user.click(screen.getByRole("button", { name: "Turn by 45°" }));
    expect(screen.getByText("1 unsaved change")).toBeTruthy();

    await user.click(save());

    expect(await screen.findByText("Layout saved.")).toBeTruthy();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ version: 1 });
    expect(sent[0]?.tables).toHaveLength(12);
    expect(sent[0]?.tables[0]).toMatchObject({
      name: "VIP",
      shape: "round",
      planX: 2,
      planY: 1,
      rotation: 45,
    });
    expect(screen.getByText("All changes are saved.")).toBeTruthy();
  });

  it("POS-01 gets tables and loses them; a deletion asks, and one with a bill stays", async () => {
    const sent = sentLayouts();
    const { user } = await openPlan();
    await user.click(screen.getByRole("button", { name: "Add table" }));
    expect(screen.getByLabelText(/^Name/u)).toHaveProperty("value", "T13");
    await user.click(await tableButton("T3"));
    await user.click(screen.getByRole("button", { name: "Delete" }));
    const question = await screen.findByRole("dialog", { name: "Delete table T3?" });
    await user.click(within(question).getByRole("button", { name: "Delete" }));
    await user.click(await tableButton("T2"));
    expect(screen.getByText(/A bill is open here/u)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
    await user.click(save());
    await screen.findByText("Layout saved.");
    const names = sent[0]?.tables.map(({ name }) => name);
    expect(names).toContain("T13");
    expect(names).not.toContain("T3");
  });

  it("POS-01 is not saved while a table lacks its name or covers, and shows which", async () => {
    const { user } = await openPlan();
    await user.click(await tableButton("T4"));
    await user.clear(screen.getByLabelText(/^Name/u));
    await user.clear(screen.getByLabelText(/^Covers/u));
    await user.click(await tableButton("T1"));
    await user.click(save());
    expect(await screen.findByText(/A table needs a name and covers/u)).toBeTruthy();
    expect(screen.getByLabelText(/^Name/u).getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByLabelText(/^Covers/u).getAttribute("aria-invalid")).toBe("true");
  });

  it("POS-01 says at once that an area has a table of this name", async () => {
    const { user } = await openPlan();
    await user.click(await tableButton("T4"));
    const name = screen.getByLabelText(/^Name/u);
    await user.clear(name);
    await user.type(name, "t1");
    expect(screen.getByText("Two tables of one area can't both be called t1.")).toBeTruthy();
    await user.type(screen.getByLabelText(/^Area/u), "Terrasse");
    expect(screen.queryByText(/can't both be called/u)).toBeNull();
    expect(screen.getByRole("radio", { name: "Terrasse" })).toHaveProperty("checked", true);
  });

  it("X-02 POS-01 keeps the changes when saving fails", async () => {
    const { user } = await openPlan();
    server.use(http.put(layoutUrl, () => problem("table.has-bills", { names: ["T3"] })));
    (await tableButton("T1")).focus();
    await user.keyboard("{ArrowRight}");
    await user.click(save());
    expect(await screen.findByText(/^Error saving layout\. Bills are open on T3/u)).toBeTruthy();
    expect(screen.getByText("1 unsaved change")).toBeTruthy();
  });

  it("POS-01 follows another editor's layout while nothing is changed here", async () => {
    const page = await openPlan();
    await arrives(page, (floor) => void floor.tables.splice(0, 1));
    await waitFor(() => expect(within(drawing()).getAllByRole("button")).toHaveLength(11));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("POS-01 keeps the changes over another editor's layout, and saves them once that was chosen", async () => {
    const sent = sentLayouts();
    const page = await openPlan();
    const { user } = page;
    (await tableButton("T1")).focus();
    await user.keyboard("{ArrowRight}");
    await arrives(page, ({ tables }) => {
      const [, second] = tables;
      if (second) second.name = "Salon";
    });
    expect(await screen.findByText(/Somebody else saved another layout/u)).toBeTruthy();
    expect(await tableButton("Salon")).toBeTruthy();
    await user.click(save());
    expect(sent).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Keep my changes" }));
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.version).toBe(2);
    expect(sent[0]?.tables.slice(0, 2)).toMatchObject([{ planX: 1 }, { name: "Salon" }]);
  });

  it("POS-01 takes the other editor's layout instead", async () => {
    const page = await openPlan();
    (await tableButton("T1")).focus();
    await page.user.keyboard("{ArrowRight}");
    await arrives(page, () => {});
    await page.user.click(await screen.findByRole("button", { name: "Take their layout" }));
    expect(screen.getByText("All changes are saved.")).toBeTruthy();
    expect(screen.queryByText(/Somebody else saved another layout/u)).toBeNull();
  });

  it("X-02 POS-01 asks before its changes are left", async () => {
    const { user } = await openPlan();
    (await tableButton("T1")).focus();
    await user.keyboard("{ArrowRight}");
    await user.click(screen.getByRole("tab", { name: "Menu" }));
    expect(await screen.findByRole("alertdialog")).toBeTruthy();
  });
});
