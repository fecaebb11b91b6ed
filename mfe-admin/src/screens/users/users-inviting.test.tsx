import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { someUsers } from "../../standalone/users.ts";
import { button, openUsers } from "../../testing/open-users.tsx";
import { row } from "../../testing/rows.ts";

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
    expect(dialog.getByLabelText<HTMLInputElement>("Extra").checked).toBe(true);
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

describe("a mistyped address", () => {
  const emailUrl = apiUrl("hotels/:hotelId/users/:hotelUserId/email");
  async function correct(to: string, refusal?: "user.email-fixed") {
    const { user } = await openUsers();
    if (refusal) server.use(http.put(emailUrl, () => problem(refusal)));
    await row("Yacine Touati");
    await user.click(button("Correct the email of Yacine Touati"));
    const dialog = within(await screen.findByRole("dialog"));
    const field = dialog.getByLabelText(/Email/);
    await user.clear(field);
    await user.type(field, `${to}{Enter}`);
    return { user, dialog };
  }

  it("USR-02 USR-03 is corrected as long as nobody has signed in with it", async () => {
    await correct(" Yacine.T@Hotel.test ");
    expect(await screen.findByText("An invitation goes to yacine.t@hotel.test.")).toBeTruthy();
    expect(await screen.findByText("yacine.t@hotel.test")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("USR-02 is offered for nobody who has signed in", async () => {
    await openUsers();
    await row("Amina Cherif");
    const offers = screen.getAllByRole("button", { name: /^Correct the email of/ });
    expect(offers).toHaveLength(someUsers().filter(({ invitation }) => invitation !== null).length);
  });

  it.each([
    ["", "Email is required"],
    ["yacine@", "This is not an email address."],
    ["YACINE@hotel.test", "The invitation went to this address already."],
  ])("USR-02 '%s' is no other address", async (typed, said) => {
    const { dialog } = await correct(typed);
    expect(await dialog.findByText(said)).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText(/Email/));
  });

  it("USR-02 X-02 says that they came in meanwhile, and what was typed stays", async () => {
    const { dialog } = await correct("other@hotel.test", "user.email-fixed");
    await dialog.findByText(/They have signed in with this email meanwhile/);
    expect(dialog.getByLabelText<HTMLInputElement>(/Email/).value).toBe("other@hotel.test");
  });
});
