import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import department from "../../module.ts";
import { hotelHandlers } from "../../standalone/handlers.ts";
import { keptMailHandlers, someKeptMails } from "../../standalone/kept-mails.ts";
import { superAdminHandlers } from "../../standalone/super-admins.ts";

const listUrl = apiUrl("kept-mails");
const [newest] = someKeptMails();

async function open(view: "kept-mails" | "system-admin" = "kept-mails") {
  department.register();
  server.use(...hotelHandlers(), ...superAdminHandlers());
  const session = aSession({ user: { isSuperAdmin: true }, hotels: [aHotel({})] });
  return renderWithStore(<department.Root view={view} basename="/" />, { session });
}

describe("the page for developers", () => {
  it("AUTH-09 lists what was kept, newest first, and opens one with its link", async () => {
    server.use(...keptMailHandlers());
    const { user } = await open();
    const rows = await screen.findAllByRole("row");
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      expect.stringContaining("yacine@hotel.test"),
      expect.stringContaining("zohra@hotel.test"),
    ]);
    await user.click(await screen.findByText("yacine@hotel.test"));
    const dialog = await screen.findByRole("dialog");
    const link = await within(dialog).findByRole("link", { name: "Follow the sign-in link" });
    expect(link.getAttribute("href")).toBe(newest?.link);
    expect(dialog.textContent).toContain("Bonjour Yacine Touati");
    await user.click(within(dialog).getByRole("button", { name: "Copy the link" }));
    await within(dialog).findByRole("button", { name: "Copied" });
    expect(await navigator.clipboard.readText()).toBe(newest?.link);
  });

  it("X-02 says that nothing was written yet, or that a server sends the mail", async () => {
    server.use(http.get(listUrl, () => HttpResponse.json({ isKept: true, mails: [] })));
    const { unmount } = await open();
    await screen.findByText("No mail was written yet. Invite a colleague in User Management.");
    unmount();
    server.use(http.get(listUrl, () => HttpResponse.json({ isKept: false, mails: [] })));
    await open();
    await screen.findByText("This installation sends its mail. Nothing is kept here.");
  });

  it("X-02 a failure says so, and is tried again", async () => {
    server.use(
      http.get(listUrl, () => problem("internal"), { once: true }),
      ...keptMailHandlers(),
    );
    const { user } = await open();
    await screen.findByText("Could not read the kept mails.");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("yacine@hotel.test");
  });
});

describe("the way to it", () => {
  const asked = () => screen.queryByRole("button", { name: "Kept mails" });

  it("AUTH-09 the list of hotels leads there as long as mail is kept", async () => {
    server.use(...keptMailHandlers());
    await open("system-admin");
    await screen.findByRole("button", { name: "Kept mails" });
  });

  it("AUTH-09 there is none where a server sends the mail", async () => {
    let answered = false;
    server.use(
      http.get(listUrl, () => {
        answered = true;
        return HttpResponse.json({ isKept: false, mails: [] });
      }),
    );
    await open("system-admin");
    await waitFor(() => expect(answered).toBe(true));
    await screen.findByText("Hôtel Royal");
    expect(asked()).toBeNull();
  });
});
