import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openReport } from "../../testing/open-police.tsx";

test("POL-03 'Print all forms' prints those that the search leaves", async () => {
  const { user, dialog, coming } = await openReport();
  const report = within(dialog);
  await user.type(report.getByRole("searchbox"), coming.guests[0]?.fullName ?? "");
  await user.click(await report.findByRole("button", { name: "Print all forms (1)" }));
  const print = await screen.findByRole("dialog", { name: "Print police forms" });
  expect(await within(print).findByText(/· 1\sform ·/)).toBeTruthy();
});

test("POL-01 prints in Arabic while the screen stays English, with an empty form for the unnamed", async () => {
  const { user, dialog } = await openReport();
  await user.click(within(dialog).getByRole("button", { name: "Print all forms (3)" }));
  const preview = await screen.findByRole("dialog", { name: "Print police forms" });
  await user.click(within(preview).getByRole("radio", { name: "العربية" }));
  const pages = within(preview);
  expect(await pages.findAllByRole("heading", { name: "بطاقة الشرطة" })).toHaveLength(3);
  const article = pages.getByRole("article");
  expect([article.lang, article.dir]).toEqual(["ar", "rtl"]);
  expect(article.textContent).toMatch(/الجزائر/);
  expect(pages.getByText("2 people arrived · 1 expected · 3 forms · 3 pages")).toBeTruthy();
  // Of the three only one can be marked as sent: it says why.
  expect(pages.getByRole("button", { name: "Mark as sent (1 form)" })).toBeTruthy();
  expect(pages.getByText(/the occupant has no name\. 1 form can't .* not arrived\.$/)).toBeTruthy();
  await user.click(pages.getByRole("radio", { name: "Two per page" }));
  expect(await pages.findByText("2 people arrived · 1 expected · 3 forms · 2 pages")).toBeTruthy();
  await user.click(pages.getByRole("button", { name: "Print" }));
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
});

test("POL-01 without its paper nothing is printed, least of all the screen", async () => {
  const { user, dialog } = await openReport();
  server.use(http.get(apiUrl("hotels/:hotelId/letterhead"), () => problem("internal")));
  await user.click(within(dialog).getByRole("button", { name: "Print all forms (3)" }));
  const preview = within(await screen.findByRole("dialog", { name: "Print police forms" }));
  await preview.findByText(/The head of the document could not be read\./);
  await user.keyboard("{Control>}{Enter}{/Control}");
  await user.click(preview.getByRole("button", { name: "Print" }));
  expect(window.print).not.toHaveBeenCalled();
});

test("POL-01 whose forms are printed is noted first; what can't be noted is not printed", async () => {
  const { user, dialog, here } = await openReport();
  const noted: unknown[] = [];
  const prints = apiUrl("hotels/:hotelId/police-report/prints");
  server.use(http.post(prints, () => problem("internal")));
  await user.click(within(dialog).getByRole("button", { name: "Print all forms (3)" }));
  const preview = within(await screen.findByRole("dialog", { name: "Print police forms" }));
  await preview.findByRole("article");
  await user.click(preview.getByRole("button", { name: "Print" }));
  await preview.findByText(/it could not be noted who prints them/);
  expect(window.print).not.toHaveBeenCalled();
  server.use(
    http.post(prints, async ({ request }) => {
      noted.push(await request.json());
      expect(window.print).not.toHaveBeenCalled();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await user.click(preview.getByRole("button", { name: "Print" }));
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  expect(JSON.stringify(noted)).toContain(here.guests[0]?.guestId);
});

test("POL-01 POL-03 from the question about gaps the form is completed instead of printed", async () => {
  const { user, dialog, here } = await openReport();
  await user.click(within(dialog).getByRole("button", { name: "Print all forms (3)" }));
  const preview = within(await screen.findByRole("dialog", { name: "Print police forms" }));
  await preview.findByRole("article");
  await user.click(preview.getByRole("button", { name: /^Mark as sent/ }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Complete the form" }));
  const title = `Police form: ${here.guests[0]?.fullName}`;
  expect(await screen.findByRole("dialog", { name: title })).toBeTruthy();
  expect(screen.queryByRole("dialog", { name: "Print police forms" })).toBeNull();
});

test("POL-01 under the question about gaps the keys print nothing", async () => {
  const { user, dialog } = await openReport();
  await user.click(within(dialog).getByRole("button", { name: "Print all forms (3)" }));
  const preview = within(await screen.findByRole("dialog", { name: "Print police forms" }));
  await preview.findByRole("article");
  await user.click(preview.getByRole("button", { name: /^Mark as sent/ }));
  await screen.findByRole("alertdialog");
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(window.print).not.toHaveBeenCalled();
});
