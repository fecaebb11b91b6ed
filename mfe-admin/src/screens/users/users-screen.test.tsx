import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import department from "../../module.ts";
import { userHandlers } from "../../standalone/handlers.ts";
import { button, openUsers } from "../../testing/open-users.tsx";
import { namesShown, row } from "../../testing/rows.ts";

const statusUrl = apiUrl("hotels/:hotelId/users/:hotelUserId/status");

describe("the hotel's people", () => {
  it("USR-01 has the specification's columns, managers first; sorts toggle", async () => {
    const { user } = await openUsers();
    await row("Amina Cherif");
    const heads = screen.getAllByRole("columnheader").map((it) => it.textContent ?? "");
    for (const [at, name] of ["Name", "Email", "Role", "Sections", "Status", "Actions"].entries())
      expect(heads[at]).toContain(name);
    expect(namesShown().slice(0, 2)).toEqual(["Karim Haddad", "Lynda Meziane"]);
    await user.click(screen.getByRole("button", { name: /^Name/ }));
    expect(namesShown()[1]).toBe("Amina Cherif");
    await user.click(screen.getByRole("button", { name: /^Name/ }));
    expect(namesShown().at(-2)).toBe("Amina Cherif");
  });

  it("USR-01 stand by name in the order of the reader's alphabet", async () => {
    await openUsers("fr");
    await row("Amina Cherif");
    const names = ["Karim Haddad", "Lynda Meziane", "Amina Cherif", "Yacine Touati", "–"];
    expect(namesShown()).toEqual([...names, "سامية قاسي"]);
  });

  it("USR-01 finds by name or email, however it is written", async () => {
    const { user } = await openUsers();
    await row("Amina Cherif");
    await user.type(screen.getByRole("searchbox"), "YACINÉ@");
    await waitFor(() => expect(namesShown()).toEqual(["Yacine Touati"]));
    expect(await screen.findByText(/^1 of \d+ users$/)).toBeTruthy();
  });

  it("USR-03 says how far an invitation has got", async () => {
    await openUsers();
    expect(within(await row("Yacine Touati")).getByText("Invited")).toBeTruthy();
    expect(
      within(await row("zohra@hotel.test")).getByText(
        "User created, but sending the invite failed. You can resend later.",
      ),
    ).toBeTruthy();
  });

  it("USR-01 says when somebody last signed in, on the hotel's clock, or that they never did", async () => {
    await openUsers();
    const last = within(await row("Karim Haddad")).getByText("10 Apr 2026, 00:30");
    expect(last.parentElement?.textContent).toBe("Last sign-in: 10 Apr 2026, 00:30");
    expect(within(await row("Lynda Meziane")).getByText("Never signed in")).toBeTruthy();
    expect(within(await row("Yacine Touati")).queryByText(/sign/)).toBeNull();
  });

  it("X-02 invites the first colleague where there is nobody yet", async () => {
    department.register();
    server.use(
      http.get(apiUrl("hotels/:hotelId/users"), () => HttpResponse.json({ users: [], next: null })),
    );
    const { user } = await renderWithStore(<department.Root view="user-management" basename="/" />);
    const note = await screen.findByText("Nobody works here yet. Add the first colleague.");
    const [, ownAction] = screen.getAllByRole("button", { name: "Add user" });
    expect(screen.queryByText(/No user matches/)).toBeNull();
    expect(ownAction && note.compareDocumentPosition(ownAction)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    if (ownAction) await user.click(ownAction);
    expect(await screen.findByRole("dialog", { name: "Add user" })).toBeTruthy();
  });

  it("X-02 says why there is no list, and tries again", async () => {
    department.register();
    const { user } = await openUsersFailing();
    expect(await screen.findByText("Could not load the users.")).toBeTruthy();
    server.use(...userHandlers());
    await user.click(button(/again/i));
    await row("Amina Cherif");
  });

  async function openUsersFailing() {
    server.use(http.get(apiUrl("hotels/:hotelId/users"), () => problem("internal")));
    return renderWithStore(<department.Root view="user-management" basename="/" />);
  }
});

describe("disabling and enabling", () => {
  it("AUTH-19 USR-04 asks by name before it disables, and offers it back without asking", async () => {
    const { user } = await openUsers();
    await row("Amina Cherif");
    await user.click(button("Disable Amina Cherif"));
    const dialog = screen.getByRole("alertdialog", { name: "Disable Amina Cherif?" });
    await user.click(within(dialog).getByRole("button", { name: "Disable" }));
    expect(await screen.findByText("Amina Cherif is disabled.")).toBeTruthy();
    const enable = await screen.findByRole("button", { name: "Enable Amina Cherif" });
    expect(document.activeElement).toBe(button("Edit Amina Cherif"));
    await user.click(enable);
    expect(await screen.findByText("Amina Cherif is enabled.")).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Disable Amina Cherif" })).toBeTruthy();
  });

  it("AUTH-19 changes nothing when it is not confirmed", async () => {
    const asked = vi.fn();
    const { user } = await openUsers();
    server.use(http.put(statusUrl, asked));
    await row("Amina Cherif");
    await user.click(button("Disable Amina Cherif"));
    await user.keyboard("{Enter}");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it("AUTH-19 offers nobody to disable themselves", async () => {
    await openUsers();
    const own = await row("Karim Haddad");
    expect(within(own).getByText("This is you")).toBeTruthy();
    expect(
      within(own)
        .getAllByRole("button")
        .map((it) => it.getAttribute("aria-label")),
    ).toEqual(["Edit Karim Haddad"]);
  });

  it("USR-04 'Failed to disable user', 'Failed to enable user'", async () => {
    const { user } = await openUsers();
    server.use(http.put(statusUrl, () => problem("internal")));
    await row("Amina Cherif");
    await user.click(button(/Enable .*سامية قاسي/));
    expect(await screen.findByText(/Failed to enable user/)).toBeTruthy();
    await user.click(button("Disable Amina Cherif"));
    const dialog = screen.getByRole("alertdialog");
    await user.click(within(dialog).getByRole("button", { name: "Disable" }));
    expect(await within(dialog).findByText(/Failed to disable user/)).toBeTruthy();
  });

  it("USR-04 X-02 says why, and where no answer came, that it may have been done", async () => {
    const { user } = await openUsers();
    await row("Amina Cherif");
    server.use(http.put(statusUrl, () => problem("super-admin.required")));
    await user.click(button("Disable Amina Cherif"));
    const dialog = within(screen.getByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "Disable" }));
    expect(await dialog.findByText("Failed to disable user. Access denied.")).toBeTruthy();
    server.use(http.put(statusUrl, () => HttpResponse.error()));
    await user.click(dialog.getByRole("button", { name: "Disable" }));
    expect(await dialog.findByText(/It may have been saved all the same/)).toBeTruthy();
    expect(dialog.queryByText(/Failed to disable user/)).toBeNull();
  });

  it("USR-04 X-02 a dialog that is saving outlives Esc and tells its failure", async () => {
    const { user } = await openUsers();
    await row("Amina Cherif");
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(http.put(statusUrl, () => held.then(() => problem("internal"))));
    await user.click(button("Disable Amina Cherif"));
    await user.click(
      within(screen.getByRole("alertdialog")).getByRole("button", { name: "Disable" }),
    );
    await user.keyboard("{Escape}");
    release();
    const question = await screen.findByRole("alertdialog");
    expect(await within(question).findByText(/Failed to disable user/)).toBeTruthy();
  });
});

it("X-05 speaks Arabic", async () => {
  await openUsers("ar");
  expect(await screen.findByRole("button", { name: /تعطيل .*Amina Cherif/ })).toBeTruthy();
});
