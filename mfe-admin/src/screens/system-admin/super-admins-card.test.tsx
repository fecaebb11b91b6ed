import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openSystemAdmin } from "../../testing/open-system-admin.tsx";

const button = (name: string) => screen.getByRole("button", { name });
async function openList() {
  const page = await openSystemAdmin();
  const list = within(await screen.findByRole("list", { name: "Super admins" }));
  return { ...page, list };
}

it("SYS-06 lists the super admins: oneself, and who has not signed in yet", async () => {
  const { list } = await openList();
  const [own, waiting] = list.getAllByRole("listitem");
  expect(own?.textContent).toContain("This is you");
  expect(waiting?.textContent).toContain("Not signed in yet");
  expect(waiting?.textContent).toContain("ryad@hotel.test");
});

it("SYS-06 names one by email, once it was typed again", async () => {
  const { user, list } = await openList();
  await user.click(button("Name a super admin"));
  await user.type(screen.getByLabelText(/Email/), "Samia@Hotel.test{Enter}");
  const question = within(
    await screen.findByRole("alertdialog", { name: "Make samia@hotel.test a super admin?" }),
  );
  await user.type(question.getByRole("textbox"), "samia{Enter}");
  expect(question.getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
  await user.clear(question.getByRole("textbox"));
  await user.type(question.getByRole("textbox"), "samia@hotel.test{Enter}");
  expect(
    await screen.findByText("samia@hotel.test is a super admin. A sign-in link goes there."),
  ).toBeTruthy();
  expect(await list.findByText("samia@hotel.test")).toBeTruthy();
});

it("SYS-06 asks for an email that can be one", async () => {
  const { user } = await openList();
  await user.click(button("Name a super admin"));
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Email is required")).toBeTruthy();
  await user.type(screen.getByLabelText(/Email/), "samia{Enter}");
  expect(await screen.findByText("This is not an email address.")).toBeTruthy();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("SYS-06 X-06 takes one back after asking; the keyboard goes on below the list", async () => {
  const { user, list } = await openList();
  await user.click(button("Remove Ryad Belkacem as super admin"));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Ryad Belkacem is no longer a super admin.")).toBeTruthy();
  await waitFor(() => expect(list.queryByText("ryad@hotel.test")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button("Name a super admin")));
});

it("SYS-06 says why the last one stays", async () => {
  const { user } = await openList();
  server.use(http.delete(apiUrl("super-admins/:userId"), () => problem("super-admin.last")));
  await user.click(button("Remove Yasmine Haddad as super admin"));
  const question = within(screen.getByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Remove" }));
  expect(await question.findByText(/This is the last super admin/)).toBeTruthy();
});

it("SYS-06 sends a new link to one who has not come yet", async () => {
  const { user } = await openList();
  await user.click(button("Send sign-in link to Ryad Belkacem"));
  expect(await screen.findByText(/A sign-in link goes to ryad@hotel.test/)).toBeTruthy();
});

it("X-02 says that the super admins could not be read, and reads them again", async () => {
  const page = openSystemAdmin();
  server.use(http.get(apiUrl("super-admins"), () => problem("service.busy"), { once: true }));
  const { user } = await page;
  const alert = within(
    (await screen.findByText("Could not load the super admins.")).closest("[role=alert]") ??
      document.body,
  );
  await user.click(alert.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("ryad@hotel.test")).toBeTruthy();
});
