import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { mockId } from "../../standalone/ids.ts";
import { openDashboard } from "../../testing/open-dashboard.tsx";

const nadia = mockId(8, 1);
const notesUrl = apiUrl("hotels/:hotelId/guests/:guestId/notes");
const note = (turn: number) => ({
  id: mockId(9, turn),
  note: `Note ${turn}`,
  user: "Yasmine Haddad",
  at: `2026-03-0${turn}T10:00:00Z`,
});

async function openNotes() {
  const { user } = await openDashboard({ route: `/?cardex=${nadia}` });
  await screen.findByRole("dialog", { name: /Nadia/ });
  // Saving a note puts a new dialog in the place of the old one.
  const dialog = () => within(screen.getByRole("dialog", { name: /Nadia/ }));
  const texts = () =>
    dialog()
      .getAllByRole("listitem")
      .map((line) => line.querySelector("p")?.textContent);
  const openTab = () => user.click(dialog().getByRole("tab", { name: "CRM/Communications" }));
  const olderButton = () => dialog().queryByRole("button", { name: "Show older notes" });
  return { user, dialog, texts, openTab, olderButton };
}

test("GST-04 X-02 older notes come a page at a time, and can be asked for again when they fail", async () => {
  const { user, dialog, texts, openTab, olderButton } = await openNotes();
  let fails = true;
  server.use(
    http.get(notesUrl, ({ request }) => {
      const before = new URL(request.url).searchParams.get("beforeId");
      if (before === null)
        return HttpResponse.json({ notes: [note(3), note(2)], next: note(2).id });
      expect(before).toBe(note(2).id);
      return fails ? problem("internal") : HttpResponse.json({ notes: [note(1)], next: null });
    }),
  );
  await openTab();
  await screen.findByText("Note 3");
  olderButton()?.focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(texts()).toEqual(["Note 3", "Note 2"]);
  fails = false;
  await user.keyboard("{Enter}");
  await screen.findByText("Note 1");
  expect(texts()).toEqual(["Note 3", "Note 2", "Note 1"]);
  expect(olderButton()).toBeNull();
  // The keyboard goes on behind the list, not from the top of the page.
  await user.tab();
  expect(document.activeElement).toBe(dialog().getAllByRole("button", { name: "Close" }).at(-1));
});

test("GST-03 GST-04 a merge stands among the notes of its time, on whichever page they are", async () => {
  const { user, dialog, texts, openTab, olderButton } = await openNotes();
  const guest = await (await fetch(`/api/hotels/h/guests/${nadia}`)).json();
  const merge = (day: number, mergedName: string) => ({
    at: `2026-03-0${day}T12:00:00Z`,
    user: "Yasmine Haddad",
    mergedName,
  });
  const merges = [merge(2, "N. Aïssa"), merge(1, "Nadia B.")];
  server.use(
    http.get(apiUrl("hotels/:hotelId/guests/:guestId"), () =>
      HttpResponse.json({ ...guest, merges }),
    ),
    http.get(notesUrl, ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.has("beforeId")
          ? { notes: [note(1)], next: null }
          : { notes: [note(3), note(2)], next: note(2).id },
      ),
    ),
  );
  await openTab();
  // A note of one's own has the guest read again, now with the merges.
  await user.type(await screen.findByLabelText(/^New note/), "Late riser");
  await user.click(dialog().getByRole("button", { name: "Add note" }));
  await screen.findByText(/N\. Aïssa/);
  expect(texts()).toEqual(["Note 3", expect.stringContaining("N. Aïssa"), "Note 2"]);
  const older = olderButton();
  if (older) await user.click(older);
  await screen.findByText("Note 1");
  await waitFor(() =>
    expect(texts().slice(-2)).toEqual([expect.stringContaining("Nadia B."), "Note 1"]),
  );
});
