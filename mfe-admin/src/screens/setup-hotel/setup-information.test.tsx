import { baseApi } from "@funduq/shared-ui/state";
import {
  apiUrl,
  HttpResponse,
  http,
  problem,
  server,
  unreachable,
} from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { setupHandlers, someSetup } from "../../standalone/setup.ts";
import { field, openSetup, partOf, press } from "../../testing/open-setup.tsx";

describe("a new hotel", () => {
  it("SET-02 'Please enter a hotel name before saving.'", async () => {
    const { user, sent } = await openSetup({ at: "new" });
    await user.click(press("Create Hotel"));
    expect(await screen.findByText("Please enter a hotel name before saving.")).toBeTruthy();
    expect(document.activeElement).toBe(field("Hotel Name"));
    expect(sent).toEqual([]);
  });

  it("SET-02 says when another hotel has the same name already, and lets it be", async () => {
    const { user } = await openSetup({ at: "new" });
    await user.type(field("Hotel Name"), "hotel royal");
    const said = "Another hotel here has this name already, in Oran.";
    expect(await screen.findByText(said)).toBeTruthy();
    await user.type(field("Hotel Name"), " 2");
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  });

  it("SET-02 begins as usual here: three stars, 9 % TVA", async () => {
    await openSetup({ at: "new" });
    expect(screen.getByRole("spinbutton", { name: "Star Rating" })).toHaveProperty("value", "3");
    expect(field("TVA %")).toHaveProperty("value", "9,00");
  });

  it("SET-01 SET-02 is created, and the same screen goes on with its floors", async () => {
    const { user, sent } = await openSetup({ at: "new" });
    await user.type(field("Hotel Name"), "Hôtel El Mountazah");
    await user.clear(field("TVA %"));
    await user.type(field("TVA %"), "12,5");
    await user.click(press("Create Hotel"));
    expect(await screen.findByText("Hotel created successfully!")).toBeTruthy();
    expect(sent).toMatchObject([{ information: { name: "Hôtel El Mountazah", tvaBp: 1250 } }]);
    const [{ id }] = sent as [{ id: string }];
    expect(await screen.findByText("No floors yet.")).toBeTruthy();
    expect(screen.getByTestId("address").textContent).toBe(`/setup-hotel/${id}`);
    expect(screen.getByText("1 of 7 steps done")).toBeTruthy();
  });

  it("SET-02 'Error saving hotel. Please check console.': what was typed stays, and goes again under the same id", async () => {
    const { user, sent } = await openSetup({ at: "new" });
    server.use(http.post(apiUrl("hotels"), () => problem("internal"), { once: true }));
    await user.type(field("Hotel Name"), "Hôtel El Mountazah");
    await user.click(press("Create Hotel"));
    expect(await screen.findByText("Error saving hotel. Please check console.")).toBeTruthy();
    expect(field("Hotel Name")).toHaveProperty("value", "Hôtel El Mountazah");
    await user.click(press("Create Hotel"));
    await screen.findByText("Hotel created successfully!");
    const [first, second] = sent as { id: string }[];
    expect(first?.id).toBe(second?.id);
  });

  it("X-02 what was typed is there after a reload, and is still the same hotel", async () => {
    const first = await openSetup({ at: "new" });
    server.use(http.post(apiUrl("hotels"), unreachable, { once: true }));
    await first.user.type(field("Hotel Name"), "Hôtel El Mountazah");
    await first.user.click(press("Create Hotel"));
    await screen.findByText(/^The server can't be reached/);
    first.unmount();
    const { user, sent } = await openSetup({ at: "new" });
    expect(field("Hotel Name")).toHaveProperty("value", "Hôtel El Mountazah");
    expect(press("Start over")).toBeTruthy();
    await user.click(press("Create Hotel"));
    await screen.findByText("Hotel created successfully!");
    expect(sent).toMatchObject([{ id: (first.sent[0] as { id: string }).id }]);
    expect(Object.keys(sessionStorage).filter((key) => key.includes("new-hotel"))).toEqual([]);
  });

  it("SET-01 a sample hotel is one click", async () => {
    const { user, sent } = await openSetup({ at: "new" });
    await user.click(press("Create a sample hotel"));
    expect(await screen.findByText("Hotel created successfully!")).toBeTruthy();
    expect(sent).toMatchObject([
      { information: { name: "Sample hotel" }, isSample: true, sampleLanguage: "en" },
    ]);
  });

  it("SET-01 a sample hotel has what was typed", async () => {
    const { user, sent } = await openSetup({ at: "new" });
    await user.click(press("Create Hotel"));
    await screen.findByText("Please enter a hotel name before saving.");
    await user.type(field("City"), "Arzew");
    await user.click(press("Create a sample hotel"));
    await screen.findByText("Hotel created successfully!");
    const information = { name: "Sample hotel", city: "Arzew" };
    expect(sent).toMatchObject([{ information, isSample: true }]);
  });

  it("SET-02 one that an earlier press had made goes on at its own address, with what was typed since", async () => {
    const { user, sent } = await openSetup({ at: "new" });
    server.use(http.post(apiUrl("hotels"), () => problem("request.key-reused"), { once: true }));
    await user.type(field("Hotel Name"), "Hôtel El Mountazah");
    await user.click(press("Create Hotel"));
    expect(await screen.findByRole("button", { name: "Save Hotel" })).toBeTruthy();
    const [{ id }] = sent as [{ id: string }];
    expect(screen.getByTestId("address").textContent).toBe(`/setup-hotel/${id}`);
    await waitFor(() => expect(field("Hotel Name")).toHaveProperty("value", "Hôtel El Mountazah"));
    expect(field("NIF")).toHaveProperty("value", "");
    await user.click(press("Save Hotel"));
    await screen.findByText("Hotel updated successfully!");
    expect(sent[1]).toMatchObject({ information: { name: "Hôtel El Mountazah" } });
  });

  it.each([
    ["TVA %", "a tenth", "Please enter a share between 0 and 100."],
    ["TVA %", "101", "Please enter a share between 0 and 100."],
    ["TDS %", "-1", "Please enter a share between 0 and 100."],
    ["High balance threshold", "1e308", /amount/],
  ])("SET-02 nothing is sent with '%s' of '%s'", async (label, typed, said) => {
    const { user, sent } = await openSetup({ at: "new" });
    await user.type(field("Hotel Name"), "H");
    await user.clear(field(label));
    await user.type(field(label), typed);
    await user.click(press("Create Hotel"));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

describe("the information", () => {
  it("SET-02 is saved: 'Hotel updated successfully!'", async () => {
    const { user, sent } = await openSetup();
    await partOf("Hotel Information");
    await user.clear(field("City"));
    await user.type(field("City"), "Arzew");
    expect(screen.getByText("Not saved yet")).toBeTruthy();
    await user.click(press("Save Hotel"));
    expect(await screen.findByText("Hotel updated successfully!")).toBeTruthy();
    expect(sent).toMatchObject([
      { seen: "information-1", information: { name: "Hôtel Royal", city: "Arzew" } },
    ]);
    await waitFor(() => expect(screen.queryByText("Not saved yet")).toBeNull());
  });

  it("SET-01 follows another admin while it is untouched, and keeps what was typed otherwise", async () => {
    const { user, store } = await openSetup();
    await partOf("Hotel Information");
    const changed = (city: string, seen: string) => {
      const setup = someSetup();
      server.use(...setupHandlers({ ...setup, information: { ...setup.information, city, seen } }));
      act(() => void store.dispatch(baseApi.util.invalidateTags(["Hotel"])));
    };
    changed("Mostaganem", "2");
    await waitFor(() => expect(field("City")).toHaveProperty("value", "Mostaganem"));
    await user.type(field("Phone"), "041 39 31 44");
    changed("Relizane", "3");
    server.use(
      http.put(apiUrl("hotels/:hotelId/setup/information"), () =>
        problem("request.stale", { changedBy: "Lynda", changedAt: "" }),
      ),
    );
    await user.click(press("Save Hotel"));
    expect(await screen.findByText(/^Lynda changed this in the meantime/)).toBeTruthy();
    expect(field("Phone")).toHaveProperty("value", "041 39 31 44");
    await user.click(press("Show the latest version"));
    await waitFor(() => expect(field("City")).toHaveProperty("value", "Relizane"));
  });

  it("SET-02 'Could not load hotel data.', and can be tried again", async () => {
    const page = openSetup();
    server.use(http.get(apiUrl("hotels/:hotelId/setup"), () => problem("internal")));
    const { user } = await page;
    expect(await screen.findByText("Could not load hotel data.")).toBeTruthy();
    server.use(http.get(apiUrl("hotels/:hotelId/setup"), () => HttpResponse.json(someSetup())));
    await user.click(press("Try again"));
    expect(await screen.findByText("Hôtel Royal")).toBeTruthy();
  });

  it("SET-02 what is typed while saving stays, over what was saved", async () => {
    const { user, sent } = await openSetup();
    await partOf("Hotel Information");
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(http.put(apiUrl("hotels/:hotelId/setup/information"), () => slow, { once: true }));
    await user.type(field("Phone"), "041");
    await user.click(press("Save Hotel"));
    await user.type(field("NIS"), "77");
    answer();
    await screen.findByText("Hotel updated successfully!");
    expect(field("NIS")).toHaveProperty("value", "77");
    expect(screen.getByText("Not saved yet")).toBeTruthy();
    await user.click(press("Save Hotel"));
    await waitFor(() => expect(screen.queryByText("Not saved yet")).toBeNull());
    expect(sent[1]).toMatchObject({ information: { phone: "041", nis: "77" } });
  });

  it("SET-01 who saves too late sees both, and saves them with the next press", async () => {
    const { user, sent } = await openSetup();
    await partOf("Hotel Information");
    await user.type(field("Phone"), "041");
    const setup = someSetup();
    const theirs = { ...setup.information, city: "Relizane", seen: "information-2" };
    server.use(...setupHandlers({ ...setup, information: theirs }));
    const tooLate = () => problem("request.stale", { changedBy: "Lynda", changedAt: "" });
    server.use(http.put(apiUrl("hotels/:hotelId/setup/information"), tooLate, { once: true }));
    await user.click(press("Save Hotel"));
    expect(await screen.findByText(/^What you typed stands over the latest version/)).toBeTruthy();
    expect(field("City")).toHaveProperty("value", "Relizane");
    expect(field("Phone")).toHaveProperty("value", "041");
    await user.click(press("Save Hotel"));
    await screen.findByText("Hotel updated successfully!");
    const saved = { seen: "information-2", information: { city: "Relizane", phone: "041" } };
    expect(sent[1]).toMatchObject(saved);
  });

  it("X-02 where no answer came it is not called a failure, and what was typed stays", async () => {
    const { user } = await openSetup();
    await partOf("Hotel Information");
    const path = apiUrl("hotels/:hotelId/setup/information");
    server.use(http.put(path, unreachable, { once: true }));
    await user.type(field("Phone"), "041");
    await user.click(press("Save Hotel"));
    expect(await screen.findByText(/^The server can't be reached/)).toBeTruthy();
    expect(screen.queryByText(/^Error saving hotel/)).toBeNull();
    expect(field("Phone")).toHaveProperty("value", "041");
    await user.click(press("Save Hotel"));
    expect(await screen.findByText("Hotel updated successfully!")).toBeTruthy();
  });

  it("SET-02 no currency is offered: all amounts are in dinars", async () => {
    const { user, sent } = await openSetup();
    await partOf("Hotel Information");
    expect(screen.queryByLabelText("Currency")).toBeNull();
    await user.type(field("Phone"), "041");
    await user.click(press("Save Hotel"));
    await screen.findByText("Hotel updated successfully!");
    expect(sent).toMatchObject([{ information: { currency: "DZD" } }]);
  });
});
