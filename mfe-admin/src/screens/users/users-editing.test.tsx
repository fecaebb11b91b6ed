import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { someUsers } from "../../standalone/users.ts";
import { button, openUsers } from "../../testing/open-users.tsx";
import { row } from "../../testing/rows.ts";

it("POS-15 a till PIN that was forgotten is removed, and only who has one shows the button", async () => {
  const { user } = await openUsers();
  await row("Amina Cherif");
  expect(screen.getAllByRole("button", { name: /^Remove the till PIN/u })).toHaveLength(1);
  await user.click(button("Remove the till PIN of Amina Cherif"));
  const asked = within(screen.getByRole("alertdialog"));
  await user.click(asked.getByRole("button", { name: "Remove till PIN" }));
  expect(await screen.findByText("Amina Cherif has no PIN for the till any more.")).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: /^Remove the till PIN/u })).toBeNull(),
  );
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

  it("AUTH-17 a role that opens every section has all boxes; those ticked come back with another role", async () => {
    const { user, dialog } = await edit("Amina Cherif");
    const boxes = () =>
      dialog
        .getAllByRole<HTMLInputElement>("checkbox")
        .map(({ checked, disabled }) => [checked, disabled]);
    await user.selectOptions(dialog.getByLabelText(/Role/), "Manager");
    expect(boxes()).toEqual(Array(5).fill([true, true]));
    await user.selectOptions(dialog.getByLabelText(/Role/), "Employee");
    expect(boxes()).toEqual([[true, false], ...Array(4).fill([false, false])]);
  });

  it("AUTH-17 NA-02 a receptionist may be given the night audit, and the list says so", async () => {
    const { user, dialog } = await edit("Amina Cherif");
    await user.click(dialog.getByLabelText("Night audit"));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Amina Cherif is saved.")).toBeTruthy();
    const saved = within(await row("Amina Cherif"));
    expect(await saved.findByText("Front office and Night audit")).toBeTruthy();
  });

  it("USR-02 AUTH-12 an employee needs a section here too", async () => {
    const { user, dialog } = await edit("Yacine Touati");
    await user.click(dialog.getByLabelText("POS / Restaurant"));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(dialog.getByText(/^Choose at least one section/)).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText("Front office"));
  });

  it("USR-02 a name that the API refuses is marked at its field", async () => {
    const { user, dialog } = await edit("Amina Cherif");
    const fields = [{ path: "displayName", message: "a name is one line" }];
    server.use(http.put(userUrl, () => problem("request.invalid", { fields })));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Name/).getAttribute("aria-invalid")).toBe("true"),
    );
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
      http.get(apiUrl("hotels/:hotelId/users"), () =>
        HttpResponse.json({ users: first, next: null }),
      ),
      http.put(userUrl, async ({ request }) => {
        const body = (await request.json()) as { version: number };
        sent(body);
        if (body.version === 1)
          return problem("request.stale", { changedBy: "Lynda", changedAt: "" });
        return HttpResponse.json({ id: first[2]?.id, version: 3 });
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
