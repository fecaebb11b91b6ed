import {
  apiUrl,
  delay,
  HttpResponse,
  http,
  problem,
  server,
} from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { someHotels } from "../../standalone/hotels.ts";
import { openSystemAdmin } from "../../testing/open-system-admin.tsx";
import { namesShown, row } from "../../testing/rows.ts";

const hotelsUrl = apiUrl("hotels");

describe("the list of hotels", () => {
  it("SYS-01 has the specification's columns", async () => {
    await openSystemAdmin();
    await row("Hôtel Royal");
    const heads = screen.getAllByRole("columnheader").map((it) => it.textContent);
    expect(heads.map((head) => head?.replace(/ [▲▼]$/u, ""))).toEqual([
      "Hotel Name",
      "City",
      "Subscription Expires",
      "Actions",
    ]);
  });

  it.each([
    ["Hôtel El Djazair", "green", "Valid"],
    ["فندق الأوراسي", "orange", "Renew soon"],
    ["Hôtel Royal", "red", "Renew now"],
    ["Hôtel des Zibans", "expired", "Expired"],
  ])("SYS-02 shows how urgent %s is, in colour and word: %s", async (name, urgency, word) => {
    await openSystemAdmin();
    const expiry = within(await row(name))
      .getByText(word)
      .closest("[data-urgency]");
    expect(expiry?.getAttribute("data-urgency")).toBe(urgency);
    expect(expiry?.querySelector("svg")).toBeTruthy();
  });

  it("SYS-01 says 'Not Set' without an expiry", async () => {
    await openSystemAdmin();
    expect(within(await row("Novotel Constantine")).getByText("Not Set")).toBeTruthy();
  });

  it("sorts by each column", async () => {
    const { user } = await openSystemAdmin();
    await row("Hôtel Royal");
    await user.click(screen.getByRole("button", { name: /^City/ }));
    expect(namesShown().at(-1)).toBe("Hôtel Royal");
    await user.click(screen.getByRole("button", { name: /^Subscription Expires/ }));
    expect(namesShown()).toEqual([
      "Hôtel des Zibans",
      "Hôtel Royal",
      "فندق الأوراسي",
      "Hôtel El Djazair",
      "Novotel Constantine",
    ]);
  });

  it("searches by name or city without accents or case", async () => {
    const { user } = await openSystemAdmin();
    await row("Hôtel Royal");
    await user.type(screen.getByRole("searchbox"), "HOTEL d");
    await waitFor(() => expect(namesShown()).toEqual(["Hôtel des Zibans"]));
    await user.clear(screen.getByRole("searchbox"));
    await user.type(screen.getByRole("searchbox"), "oran");
    await waitFor(() => expect(namesShown()).toEqual(["Hôtel Royal"]));
  });

  it("X-05 finds an Arabic name typed in Latin letters", async () => {
    const { user } = await openSystemAdmin();
    await row("Hôtel Royal");
    await user.type(screen.getByRole("searchbox"), "aurassi");
    await waitFor(() => expect(namesShown()).toEqual(["فندق الأوراسي"]));
  });

  it("keeps the search of the address, and leads out of an empty answer", async () => {
    const { user } = await openSystemAdmin({ route: "/#search=nowhere" });
    expect(await screen.findByText("No hotel matches 'nowhere'.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    expect(await row("Hôtel Royal")).toBeTruthy();
  });

  it("SYS-01 shows the hotels of all pages, and none while a page fails", async () => {
    const page = openSystemAdmin();
    const { hotels } = someHotels();
    const [first, second] = [hotels.slice(0, 3), hotels.slice(3)];
    const next = { name: first[2]?.name ?? "", id: first[2]?.id ?? "" };
    let fails = true;
    server.use(
      http.get(hotelsUrl, ({ request }) => {
        const asked = new URL(request.url).searchParams;
        if (!asked.has("afterId")) return HttpResponse.json({ hotels: first, next });
        expect([asked.get("afterName"), asked.get("afterId")]).toEqual([next.name, next.id]);
        return fails ? problem("internal") : HttpResponse.json({ hotels: second, next: null });
      }),
    );
    const { user } = await page;
    expect(await screen.findByText("Could not load hotel data.")).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await row("Hôtel des Zibans");
    expect(namesShown()).toHaveLength(5);
  });

  it("X-02 waits, fails and can be tried again", async () => {
    const page = openSystemAdmin();
    server.use(
      http.get(hotelsUrl, async () => {
        await delay(5);
        return problem("internal");
      }),
    );
    const { user } = await page;
    expect(screen.getAllByRole("status", { name: "Loading..." })).toHaveLength(2);
    expect(await screen.findByText("Could not load hotel data.")).toBeTruthy();
    server.use(http.get(hotelsUrl, () => HttpResponse.json(someHotels())));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await row("Hôtel Royal")).toBeTruthy();
  });

  it("X-02 says when there is no hotel", async () => {
    const page = openSystemAdmin();
    server.use(http.get(hotelsUrl, () => HttpResponse.json({ hotels: [], next: null })));
    await page;
    expect(await screen.findByText("No hotels yet.")).toBeTruthy();
  });

  it("stands as cards on a phone, with the same actions", async () => {
    const wide = window.matchMedia;
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      Object.assign(wide(query), { matches: query.includes("max-width") }),
    );
    await openSystemAdmin();
    const hotels = within(await screen.findByRole("list", { name: "Hotels" }));
    expect(hotels.getAllByRole("listitem")).toHaveLength(5);
    expect(hotels.getByRole("button", { name: "+30 Days for Hôtel Royal" })).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("X-05 speaks French", async () => {
    await openSystemAdmin({ language: "fr" });
    await row("Hôtel Royal");
    expect(screen.getByRole("columnheader", { name: "Fin de l’abonnement" })).toBeTruthy();
  });
});
