import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { someHotels } from "../../standalone/hotels.ts";
import { openSystemAdmin } from "../../testing/open-system-admin.tsx";
import { namesShown, row } from "../../testing/rows.ts";

const hotelsUrl = apiUrl("hotels");
const extendUrl = apiUrl("hotels/:hotelId/extend");

describe("the actions", () => {
  it("SYS-03 Manage opens the dashboard of the hotel", async () => {
    const { user } = await openSystemAdmin();
    await row("Hôtel Royal");
    await user.click(screen.getByRole("button", { name: "Manage Hôtel Royal" }));
    const royal = someHotels().hotels.find(({ name }) => name === "Hôtel Royal");
    expect(screen.getByText(`/hotel/${royal?.id}/dashboard`)).toBeTruthy();
  });

  it("SYS-01 leads to the set-up of a hotel, and of one that is not there yet", async () => {
    const { user } = await openSystemAdmin();
    await row("Hôtel Royal");
    await user.click(screen.getByRole("button", { name: "+ Create New Hotel" }));
    expect(screen.getByText("/setup-hotel/new")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Edit Setup of Hôtel Royal" }));
    const royal = someHotels().hotels.find(({ name }) => name === "Hôtel Royal");
    expect(screen.getByText(`/setup-hotel/${royal?.id}`)).toBeTruthy();
  });

  it("SYS-04 +30 Days extends, and the list shows it", async () => {
    const { user } = await openSystemAdmin();
    await row("Hôtel Royal");
    await user.click(screen.getByRole("button", { name: "+30 Days for Hôtel Royal" }));
    expect(
      await screen.findByText("The subscription of Hôtel Royal was extended by 30 days."),
    ).toBeTruthy();
    await waitFor(async () => {
      expect(within(await row("Hôtel Royal")).getByText("Renew soon")).toBeTruthy();
    });
  });

  it("SYS-04 does it once, however often the button is pressed", async () => {
    const { user } = await openSystemAdmin();
    let calls = 0;
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.post(extendUrl, async () => {
        calls += 1;
        await held;
        return undefined;
      }),
    );
    await row("Hôtel Royal");
    const extend = screen.getByRole("button", { name: "+30 Days for Hôtel Royal" });
    await user.dblClick(extend);
    await waitFor(() => expect(extend.textContent).toBe("Saving..."));
    answer();
    await waitFor(() => expect(extend.textContent).toBe("+30 Days"));
    expect(calls).toBe(1);
  });

  it("SYS-04 asks before an unlimited subscription is limited", async () => {
    const { user } = await openSystemAdmin();
    const name = "Novotel Constantine";
    const asked = vi.fn();
    server.events.on("request:start", ({ request }) => request.method === "POST" && asked());
    within(await row(name)).getByText("No expiry");
    const extend = screen.getByRole("button", { name: `+30 Days for ${name}` });
    const question = `Limit the subscription of ${name} to 30 days?`;
    await user.click(extend);
    screen.getByRole("alertdialog", { name: question });
    await user.click(screen.getByRole("button", { name: "Keep it unlimited" }));
    expect(asked).not.toHaveBeenCalled();
    await user.click(extend);
    await user.click(screen.getByRole("button", { name: "Limit to 30 days" }));
    await screen.findByText(`The subscription of ${name} was extended by 30 days.`);
    await waitFor(async () => expect(within(await row(name)).queryByText("No expiry")).toBeNull());
  });

  it("SYS-04 says when it failed", async () => {
    const { user } = await openSystemAdmin();
    server.use(http.post(extendUrl, () => problem("internal")));
    await row("Hôtel Royal");
    await user.click(screen.getByRole("button", { name: "+30 Days for Hôtel Royal" }));
    expect(await screen.findByText(/^Failed to extend subscription\. ./)).toBeTruthy();
  });

  it("SYS-04 X-02 says of a lost answer that it may have been done", async () => {
    const { user } = await openSystemAdmin();
    server.use(http.post(extendUrl, () => HttpResponse.error()));
    await row("Hôtel Royal");
    await user.click(screen.getByRole("button", { name: "+30 Days for Hôtel Royal" }));
    expect(await screen.findByText(/It may have been saved all the same/)).toBeTruthy();
    expect(screen.queryByText(/Failed to extend subscription/)).toBeNull();
  });

  it("SYS-03 SYS-04 SYS-05 tells two hotels of one name apart by their city", async () => {
    const hotels = someHotels().hotels.map((hotel) =>
      hotel.city === "Constantine" ? { ...hotel, name: "Hôtel Royal" } : hotel,
    );
    const { user, store } = await openSystemAdmin();
    await row("Novotel Constantine");
    server.use(http.get(hotelsUrl, () => HttpResponse.json({ hotels, next: null })));
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Hotel"])));
    const twin = "Hôtel Royal · Constantine";
    await screen.findByRole("button", { name: `Manage ${twin}` });
    screen.getByRole("button", { name: `Edit Setup of ${twin}` });
    await user.click(screen.getByRole("button", { name: `+30 Days for ${twin}` }));
    screen.getByRole("alertdialog", { name: `Limit the subscription of ${twin} to 30 days?` });
    await user.click(screen.getByRole("button", { name: "Keep it unlimited" }));
    await user.click(screen.getByRole("button", { name: `Delete ${twin}` }));
    screen.getByRole("alertdialog", { name: `Delete ${twin}?` });
  });

  describe("Delete", () => {
    const hotelUrl = apiUrl("hotels/:hotelId");
    async function ask(name: string) {
      const opened = await openSystemAdmin();
      await row(name);
      await opened.user.click(screen.getByRole("button", { name: `Delete ${name}` }));
      const question = within(screen.getByRole("alertdialog", { name: `Delete ${name}?` }));
      const confirm = question.getByRole("button", { name: "Delete hotel" });
      return { ...opened, question, confirm, field: question.getByRole("textbox") };
    }

    it("SYS-05 says that it is permanent, and waits for the hotel's name", async () => {
      const asked = vi.fn();
      const { user, question, confirm, field } = await ask("Hôtel Royal");
      server.use(http.delete(hotelUrl, asked));
      expect(question.getByText("This is permanent and cannot be undone.")).toBeTruthy();
      await user.type(field, "Hôtel Loyal");
      await user.click(confirm);
      expect(field.getAttribute("aria-invalid")).toBe("true");
      expect(asked).not.toHaveBeenCalled();
    });

    it("SYS-05 deletes it, and says where its export is", async () => {
      const { user, confirm, field } = await ask("Hôtel Royal");
      await user.type(field, "hôtel royal");
      await user.click(confirm);
      expect(await screen.findByText(/Hôtel Royal was deleted\. Its export is kept/)).toBeTruthy();
      await waitFor(() => expect(namesShown()).not.toContain("Hôtel Royal"));
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("searchbox")));
    });

    it.each([
      [true, /Hôtel Royal was deleted\./],
      [false, /It may have been saved all the same/],
    ])("SYS-05 X-02 a lost answer is no failure: gone from the list is %s", async (gone, said) => {
      const { user, confirm, field } = await ask("Hôtel Royal");
      const { hotels } = someHotels();
      const left = gone ? hotels.filter(({ name }) => name !== "Hôtel Royal") : hotels;
      server.use(
        http.delete(hotelUrl, () => HttpResponse.error()),
        http.get(hotelsUrl, () => HttpResponse.json({ hotels: left, next: null })),
      );
      await user.type(field, "Hôtel Royal");
      await user.click(confirm);
      expect(await screen.findByText(said)).toBeTruthy();
      expect(screen.queryByText(/Failed to delete hotel/)).toBeNull();
      expect(screen.queryByRole("alertdialog") === null).toBe(gone);
    });

    it("SYS-05 'Failed to delete hotel.', with the reason", async () => {
      const { user, question, confirm, field } = await ask("Hôtel Royal");
      server.use(http.delete(hotelUrl, () => problem("hotel.export-failed")));
      await user.type(field, "Hôtel Royal");
      await user.click(confirm);
      const failed = await question.findByText(/Failed to delete hotel\./);
      expect(failed.textContent).toContain("could not be exported, so nothing was deleted");
      await row("Hôtel Royal");
    });
  });

  it("follows what another super admin does", async () => {
    const { store } = await openSystemAdmin();
    await row("Hôtel Royal");
    server.use(http.get(hotelsUrl, () => HttpResponse.json({ hotels: [], next: null })));
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Hotel"])));
    expect(await screen.findByText("No hotels yet.")).toBeTruthy();
  });
});
