import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { reportMailHandlers, someReportMail } from "../../standalone/report-mail.ts";
import { reportHandlers } from "../../standalone/reports.ts";
import { openReports } from "../../testing/open-reports.tsx";

beforeEach(async () => {
  await import("./report-mail-drawer.tsx");
}, 60_000);

async function openMail(handlers = reportMailHandlers()) {
  server.use(...reportHandlers(), ...handlers);
  const { user } = await openReports("/", "en", { role: "manager" });
  await user.click(await screen.findByRole("button", { name: "Report mail" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Report mail" }));
  return { user, drawer };
}

const line = (text: string) => {
  const found = screen.getByText(text).closest("li");
  if (!found) throw new Error(`no line of ${text}`);
  return within(found);
};

describe("the recipients of the reports", () => {
  it("REP-01 are listed with their language, and how their last mail went", async () => {
    const { drawer } = await openMail();
    expect(await drawer.findByText("Amina Cherif")).toBeTruthy();
    expect(line("Amina Cherif").getByText("العربية")).toBeTruthy();
    expect(line("Amina Cherif").getByText("Sent")).toBeTruthy();
    expect(line("Amina Cherif").getByText("Last day: Thu, 9 Apr 2026")).toBeTruthy();
    expect(line("owner@abroad.test").getByText("Outside the hotel")).toBeTruthy();
    expect(line("owner@abroad.test").getByText("Not delivered")).toBeTruthy();
    expect(line("Karim Ziani").getByText(/May not read reports now/)).toBeTruthy();
    expect(drawer.getByText(/hold guests’ names\. Without files/)).toBeTruthy();
  });

  it("REP-01 nobody who only reads reports is offered the list", async () => {
    server.use(...reportHandlers());
    await openReports();
    await screen.findByText("Thu, 9 Apr 2026");
    expect(screen.queryByRole("button", { name: "Report mail" })).toBeNull();
  });

  it("REP-01 a user is added, without guests' names unless that is ticked", async () => {
    const { user, drawer } = await openMail();
    await user.click(await drawer.findByRole("button", { name: "Add a recipient" }));
    const dialog = within(screen.getByRole("dialog", { name: "Add a recipient" }));
    expect(dialog.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
    await user.click(dialog.getByRole("button", { name: "Add" }));
    expect(await screen.findByText("The recipient gets the next closed day.")).toBeTruthy();
    expect(await drawer.findByText("Nadia Hamdi")).toBeTruthy();
    expect(line("Nadia Hamdi").getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
  });

  it("REP-01 an address outside is asked for with its language; a wrong one is said beside the field", async () => {
    const { user, drawer } = await openMail();
    await user.click(await drawer.findByRole("button", { name: "Add a recipient" }));
    const dialog = within(screen.getByRole("dialog", { name: "Add a recipient" }));
    await user.selectOptions(dialog.getByLabelText("Who"), "Another address (owner, accountant …)");
    await user.click(dialog.getByRole("button", { name: "Add" }));
    expect(dialog.getByText("Email is required")).toBeTruthy();
    await user.type(dialog.getByLabelText(/Email/), "owner@");
    await user.click(dialog.getByRole("button", { name: "Add" }));
    expect(dialog.getByText("This is not an email address.")).toBeTruthy();
    server.use(
      http.post(apiUrl("hotels/:hotelId/report-mail/recipients"), () =>
        problem("report-mail.is-user", { email: "owner@hotel.test" }),
      ),
    );
    await user.type(dialog.getByLabelText(/Email/), "hotel.test{Enter}");
    expect(
      await dialog.findByText(
        "owner@hotel.test is a user of this hotel: choose them among the users.",
      ),
    ).toBeTruthy();
    server.use(...reportMailHandlers());
    await user.selectOptions(dialog.getByLabelText("Language of the mail"), "Français");
    await user.click(dialog.getByRole("button", { name: "Add" }));
    expect(await drawer.findByText("owner@hotel.test")).toBeTruthy();
  });

  it("REP-01 the files are ticked and unticked, and a recipient is removed after a question", async () => {
    const { user, drawer } = await openMail();
    await drawer.findByText("owner@abroad.test");
    await user.click(line("owner@abroad.test").getByRole("checkbox"));
    await expect
      .poll(() => line("owner@abroad.test").getByRole<HTMLInputElement>("checkbox").checked)
      .toBe(true);
    await user.click(drawer.getByRole("button", { name: "Remove owner@abroad.test" }));
    const question = within(screen.getByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "Remove" }));
    expect(await screen.findByText("owner@abroad.test gets no more reports.")).toBeTruthy();
    await expect.poll(() => drawer.queryByText("owner@abroad.test")).toBeNull();
  });

  it("REP-01 the last closed day goes to who does not have it yet, and a second time to nobody", async () => {
    const { user, drawer } = await openMail();
    const send = await drawer.findByRole("button", { name: "Send the last closed day now" });
    expect(drawer.getByText(/^Thu, 9 Apr 2026, to those/)).toBeTruthy();
    await user.click(send);
    expect(await screen.findByText("1 mail is on its way.")).toBeTruthy();
    expect(await line("Karim Ziani").findByText("On its way")).toBeTruthy();
    await user.click(send);
    expect(await screen.findByText("Everybody has this day already.")).toBeTruthy();
  });

  it("REP-01 says that there is nobody yet, and that no day was closed yet", async () => {
    const nobody = { ...someReportMail(), recipients: [] };
    const { user, drawer } = await openMail(reportMailHandlers(nobody));
    expect(await drawer.findByText("Nobody gets the reports by mail yet.")).toBeTruthy();
    await user.click(drawer.getByRole("button", { name: "Add a recipient" }));
    expect(screen.getByRole("dialog", { name: "Add a recipient" })).toBeTruthy();
  });

  it("REP-01 a failed read can be repeated", async () => {
    const { user, drawer } = await openMail([
      http.get(apiUrl("hotels/:hotelId/report-mail"), () => HttpResponse.error(), { once: true }),
      ...reportMailHandlers({ ...someReportMail(), lastClosedDate: null }),
    ]);
    expect(await drawer.findByText("Could not read who gets the reports.")).toBeTruthy();
    await user.click(drawer.getByRole("button", { name: /again/i }));
    expect(await drawer.findByText("No day has been closed yet.")).toBeTruthy();
  });
});
