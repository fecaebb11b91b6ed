import type { Language } from "@funduq/shared-types/contracts/session";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import department from "../../module.ts";
import { userHandlers } from "../../standalone/handlers.ts";
import { someUsers } from "../../standalone/users.ts";

const statusUrl = apiUrl("hotels/:hotelId/users/:hotelUserId/status");

async function openUsers(language: Language = "en") {
  department.register();
  server.use(...userHandlers());
  const session = aSession({
    user: { email: "karim@hotel.test", displayName: "Karim Haddad" },
    hotels: [aHotel({ role: "hotel-admin" })],
  });
  return renderWithStore(<department.Root view="user-management" basename="/" />, {
    session,
    language,
  });
}

async function row(name: string): Promise<HTMLElement> {
  const found = (await screen.findByText(name)).closest("tr");
  if (!found) throw new Error(`${name} stands in no row`);
  return found;
}
const namesShown = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((it) => within(it).getAllByRole("cell")[0]?.textContent);
const button = (name: string | RegExp) => screen.getByRole("button", { name });

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

  it("USR-01 finds by name or email, however it is written", async () => {
    const { user } = await openUsers();
    await row("Amina Cherif");
    await user.type(screen.getByRole("searchbox"), "YACINÉ@");
    await waitFor(() => expect(namesShown()).toEqual(["Yacine Touati"]));
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

  it("X-02 invites the first colleague where there is nobody yet", async () => {
    department.register();
    server.use(http.get(apiUrl("hotels/:hotelId/users"), () => HttpResponse.json({ users: [] })));
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
    expect(await dialog.findByText("Failed to disable user: Access denied.")).toBeTruthy();
    server.use(http.put(statusUrl, () => HttpResponse.error()));
    await user.click(dialog.getByRole("button", { name: "Disable" }));
    expect(await dialog.findByText(/It may have been done all the same/)).toBeTruthy();
    expect(dialog.queryByText(/Failed to disable user/)).toBeNull();
  });

  it("USR-04 X-02 tells a failure also once its dialog was closed", async () => {
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
    expect(screen.queryByRole("alertdialog")).toBeNull();
    release();
    expect(await screen.findByText(/Failed to disable user/)).toBeTruthy();
  });
});

describe("inviting", () => {
  it("USR-02 USR-03 adds an employee by email, with sections, and invites them", async () => {
    const { user } = await openUsers();
    await row("Amina Cherif");
    await user.click(button("Add user"));
    const dialog = screen.getByRole("dialog", { name: "Add user" });
    await user.click(within(dialog).getByRole("button", { name: "Send invitation" }));
    expect(within(dialog).getByText("Email is required")).toBeTruthy();
    await user.type(within(dialog).getByLabelText(/Email/), "Nadia@Hotel.Test");
    await user.type(within(dialog).getByLabelText(/Name/), "Nadia Hamdi");
    expect(within(dialog).getByLabelText<HTMLSelectElement>(/Role/).value).toBe("employee");
    await user.click(within(dialog).getByLabelText("Housekeeping"));
    await user.click(within(dialog).getByRole("button", { name: "Send invitation" }));
    expect(await screen.findByText("An invitation goes to nadia@hotel.test.")).toBeTruthy();
    const added = await row("Nadia Hamdi");
    expect(within(added).getByText("Housekeeping")).toBeTruthy();
    expect(within(added).getByText("Employee")).toBeTruthy();
  });

  it("USR-02 someone who is here already is refused, and what was typed stays", async () => {
    const { user } = await openUsers();
    const email = "amina@hotel.test";
    server.use(
      http.post(apiUrl("hotels/:hotelId/users"), () => problem("user.already-here", { email })),
    );
    await row("Amina Cherif");
    await user.click(button("Add user"));
    const dialog = screen.getByRole("dialog");
    await user.click(within(dialog).getByLabelText("Housekeeping"));
    await user.type(within(dialog).getByLabelText(/Email/), `${email}{Enter}`);
    expect(
      await within(dialog).findByText("amina@hotel.test already has a place in this hotel."),
    ).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLInputElement>(/Email/).value).toBe(email);
    await user.type(within(dialog).getByLabelText(/Email/), " x{Enter}");
    expect(within(dialog).getByText("This is not an email address.")).toBeTruthy();
    expect(within(dialog).queryByText(/already has a place/)).toBeNull();
  });

  it("USR-02 AUTH-12 an employee needs a section, anybody else none", async () => {
    const { user } = await openUsers();
    await row("Amina Cherif");
    await user.click(button("Add user"));
    const dialog = within(screen.getByRole("dialog"));
    const missing = /^Choose at least one section/;
    await user.type(dialog.getByLabelText(/Email/), "nadia@hotel.test{Enter}");
    expect(dialog.getByText(missing)).toBeTruthy();
    expect(dialog.getByRole("group", { description: missing })).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText("Front office"));
    await user.selectOptions(dialog.getByLabelText(/Role/), "Manager");
    expect(dialog.queryByText(missing)).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Send invitation" }));
    expect(await screen.findByText("An invitation goes to nadia@hotel.test.")).toBeTruthy();
  });

  it("USR-03 sends an invitation again", async () => {
    const { user } = await openUsers();
    const sent = vi.fn(() => new HttpResponse(null, { status: 204 }));
    server.use(http.post(apiUrl("hotels/:hotelId/users/:hotelUserId/sign-in-link"), sent));
    await row("Yacine Touati");
    await user.click(button("Resend invitation of Yacine Touati"));
    expect(await screen.findByText(/A sign-in link goes to yacine@hotel.test/)).toBeTruthy();
    expect(sent).toHaveBeenCalledOnce();
  });
});

describe("editing", () => {
  const userUrl = apiUrl("hotels/:hotelId/users/:hotelUserId");
  async function edit(name: string) {
    const opened = await openUsers();
    await row(name);
    await opened.user.click(button(`Edit ${name}`));
    return { ...opened, dialog: within(screen.getByRole("dialog", { name: `Edit ${name}` })) };
  }

  it("USR-02 saves role, sections and name; the email is fixed once saved", async () => {
    const { user, dialog } = await edit("Amina Cherif");
    const email = dialog.getByLabelText<HTMLInputElement>(/Email/);
    expect([email.value, email.readOnly]).toEqual(["amina@hotel.test", true]);
    await user.selectOptions(dialog.getByLabelText(/Role/), "Commercial");
    await user.click(dialog.getByLabelText("Extra"));
    await user.clear(dialog.getByLabelText(/Name/));
    await user.type(dialog.getByLabelText(/Name/), "Amina Cherif-Saadi{Enter}");
    expect(await screen.findByText("Amina Cherif-Saadi is saved.")).toBeTruthy();
    const saved = within(await row("Amina Cherif-Saadi"));
    expect(saved.getByText("Commercial")).toBeTruthy();
    expect(saved.getByText("Front office and Extra")).toBeTruthy();
  });

  it("USR-02 X-02 keeps what was typed when the phone is turned", async () => {
    const wide = window.matchMedia;
    let isNarrow = false;
    const turned = new Set<() => void>();
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      Object.assign(wide(query), {
        get matches() {
          return isNarrow && query.includes("max-width");
        },
        addEventListener: (_: string, listener: () => void) => turned.add(listener),
        removeEventListener: (_: string, listener: () => void) => turned.delete(listener),
      }),
    );
    const { user, dialog } = await edit("Amina Cherif");
    await user.type(dialog.getByLabelText(/Name/), "-Saadi");
    isNarrow = true;
    act(() => {
      for (const tell of turned) tell();
    });
    expect(await screen.findByRole("list", { name: "User Management", hidden: true })).toBeTruthy();
    expect(screen.getByDisplayValue("Amina Cherif-Saadi")).toBeTruthy();
  });

  it("USR-02 offers every role of a hotel, the employee first", async () => {
    const { dialog } = await edit("Amina Cherif");
    const roles = within(dialog.getByLabelText(/Role/)).getAllByRole("option");
    expect(roles.map((it) => it.textContent)).toEqual([
      "Employee",
      "Manager",
      "Hotel admin",
      "Commercial",
      "Front office",
      "Housekeeping",
      "POS manager",
    ]);
  });

  it("USR-02 AUTH-12 an employee needs a section here too", async () => {
    const { user, dialog } = await edit("Yacine Touati");
    await user.click(dialog.getByLabelText("POS / Restaurant"));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(dialog.getByText(/^Choose at least one section/)).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText("Front office"));
  });

  it("USR-02 USR-04 AUTH-19 the status is edited too; to disable asks first", async () => {
    const { user, dialog } = await edit("Amina Cherif");
    await user.selectOptions(dialog.getByLabelText(/Status/), "Disabled");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    const question = screen.getByRole("alertdialog", { name: "Disable Amina Cherif?" });
    await user.click(within(question).getByRole("button", { name: "Disable" }));
    expect(await screen.findByText("Amina Cherif is saved.")).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Enable Amina Cherif" })).toBeTruthy();
  });

  it("USR-02 nobody changes their own rights, and reads who does", async () => {
    const { dialog } = await edit("Karim Haddad");
    for (const label of [/Role/, /Status/, "Extra"])
      expect(dialog.getByLabelText<HTMLInputElement>(label).disabled).toBe(true);
    expect(dialog.getByText(/Another admin changes your role/)).toBeTruthy();
  });

  it("USR-02 'Failed to save user', and what was typed stays", async () => {
    const { user, dialog } = await edit("Amina Cherif");
    server.use(http.put(userUrl, () => problem("internal")));
    await user.selectOptions(dialog.getByLabelText(/Role/), "Manager");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByText(/Failed to save user/)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLSelectElement>(/Role/).value).toBe("manager");
  });

  it("USR-02 says who was first and what they saved; the next press saves what stands here", async () => {
    const { user, dialog, store } = await edit("Amina Cherif");
    await user.selectOptions(dialog.getByLabelText(/Role/), "Manager");
    const first = someUsers().map((it) =>
      it.email === "amina@hotel.test" ? { ...it, role: "commercial", version: 2 } : it,
    );
    const sent = vi.fn();
    server.use(
      http.get(apiUrl("hotels/:hotelId/users"), () => HttpResponse.json({ users: first })),
      http.put(userUrl, async ({ request }) => {
        const body = (await request.json()) as { version: number };
        sent(body);
        if (body.version === 1)
          return problem("request.stale", { changedBy: "Lynda", changedAt: "" });
        return HttpResponse.json({ ...first[2], ...body, version: 3 });
      }),
    );
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByText(/Lynda changed this in the meantime/)).toBeTruthy();
    expect(await dialog.findByText(/Now saved:.*Commercial/)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLSelectElement>(/Role/).value).toBe("manager");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Amina Cherif is saved.")).toBeTruthy();
    expect(sent.mock.calls.map(([body]) => [body.role, body.version])).toEqual([
      ["manager", 1],
      ["manager", 2],
    ]);
    expect(store.getState().session.lapsed).toBe(false);
  });
});

it("X-05 speaks Arabic", async () => {
  await openUsers("ar");
  expect(await screen.findByRole("button", { name: /تعطيل .*Amina Cherif/ })).toBeTruthy();
});
