import { switchLanguage } from "@funduq/shared-ui/i18n";
import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { mockId } from "../../standalone/ids.ts";
import { openDashboard } from "../../testing/open-dashboard.tsx";

const nadia = mockId(8, 1);

async function openCardex(shown: string, name: RegExp, more = "") {
  const page = await openDashboard({ route: `/?cardex=${shown}${more}` });
  const dialog = within(await screen.findByRole("dialog", { name }));
  const field = (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label);
  const save = () => page.user.click(dialog.getByRole("button", { name: "Save profile" }));
  return { ...page, dialog, field, save };
}

const readGuest = async (id: string) => (await fetch(`/api/hotels/any/guests/${id}`)).json();

/** Another desk saves a guest's profile. */
async function elsewhere(id: string, changes: Record<string, string>) {
  const { id: _, merges: __, createdAt: ___, ...profile } = await readGuest(id);
  const body = JSON.stringify({ ...profile, ...changes });
  await fetch(`/api/hotels/any/guests/${id}`, { method: "PUT", body });
}

const failOnce = () =>
  server.use(
    http.put(apiUrl(`hotels/:hotelId/guests/${nadia}`), () => problem("internal"), { once: true }),
  );

test("X-02 'Close' on another tab throws no typing away", async () => {
  const { user, dialog, field } = await openCardex(nadia, /Nadia/);
  await user.clear(field(/^Profession/));
  await user.type(field(/^Profession/), "Juge");
  await user.click(dialog.getByRole("tab", { name: "Stay History" }));
  await user.click((await dialog.findAllByRole("button", { name: "Close" })).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /Nadia/ })).toBeNull());
  cleanup();
  const again = await openCardex(nadia, /Nadia/);
  expect(again.field(/^Profession/).value).toBe("Juge");
});

test("X-02 'Cancel' asks before it throws typing away, as Esc does", async () => {
  const { user, dialog, field } = await openCardex(nadia, /Nadia/);
  await user.type(field(/^Profession/), "Juge");
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(dialog.getByRole("alert").textContent).toBe("Discard what you typed?");
  await user.click(dialog.getByRole("button", { name: "Discard" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /Nadia/ })).toBeNull());
  cleanup();
  const again = await openCardex(nadia, /Nadia/);
  expect(again.field(/^Profession/).value).not.toContain("Juge");
});

test("GST-02 X-02 a record that another desk merged meanwhile is told, and what was typed goes on with the other", async () => {
  const kept = mockId(8, 2);
  const { user, dialog, field, save } = await openCardex(nadia, /Nadia/);
  const { fullName: guestName } = await readGuest(kept);
  const merged = () => problem("guest.merged", { guestName, guestId: kept });
  server.use(http.put(apiUrl(`hotels/:hotelId/guests/${nadia}`), merged));
  await user.clear(field(/^Profession/));
  await user.type(field(/^Profession/), "Juge");
  await save();

  expect(await dialog.findByText(/This profile has been made part of that of/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Open that profile" }));
  const other = within(await screen.findByRole("dialog", { name: /كريم/ }));
  expect(other.getByLabelText<HTMLInputElement>(/^Profession/).value).toBe("Juge");
});

test("GST-04 X-02 a note that is being written outlives a look at the stays", async () => {
  const { user, dialog, field } = await openCardex(nadia, /Nadia/, "&cardexTab=notes");
  await user.type(field(/^New note/), "Allergic to nuts");
  await user.click(dialog.getByRole("tab", { name: "Stay History" }));
  await user.click(dialog.getByRole("tab", { name: "CRM/Communications" }));
  expect(field(/^New note/).value).toBe("Allergic to nuts");
});

test("GST-04 once the note is added, leaving asks nothing", async () => {
  const { user, dialog, field } = await openCardex(nadia, /Nadia/, "&cardexTab=notes");
  await user.type(field(/^New note/), "Allergic to nuts");
  await user.click(dialog.getByRole("button", { name: "Add note" }));
  await screen.findByText("Allergic to nuts", { selector: "p" });
  const after = within(screen.getByRole("dialog", { name: /Nadia/ }));
  await user.click(after.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /Nadia/ })).toBeNull());
});

test("X-02 a failed save is no leave to overwrite what somebody else saved", async () => {
  const { user, dialog, field, save, store } = await openCardex(nadia, /Nadia/);
  await user.clear(field(/^Profession/));
  await user.type(field(/^Profession/), "Juge");
  failOnce();
  await save();
  await dialog.findByText(/^Failed to save changes/);
  await elsewhere(nadia, { profession: "Avocate" });
  store.dispatch(baseApi.util.invalidateTags(["Guest"]));
  await dialog.findByText("Saved by someone else meanwhile: Avocate");
  await save();
  await dialog.findByText(/Yasmine Haddad changed this in the meantime/);
  expect((await readGuest(nadia)).profession).toBe("Avocate");
});

test("X-02 a failed save with nothing typed leaves no draft behind", async () => {
  const { dialog, save } = await openCardex(nadia, /Nadia/);
  failOnce();
  await save();
  await dialog.findByText(/^Failed to save changes/);
  cleanup();
  const again = await openCardex(nadia, /Nadia/);
  expect(again.dialog.queryByRole("button", { name: "Start over" })).toBeNull();
});

test("GST-02 the next new guest begins without the person who was known", async () => {
  const { user, dialog, field, unmount } = await openCardex("new", /^New guest/);
  await user.type(field(/^Full name/), "nadia ben aissa");
  await user.click(await dialog.findByRole("button", { name: "Open this profile" }));
  await screen.findByRole("dialog", { name: "Guest profile: Nadia Ben Aïssa" });
  unmount();
  const next = await openCardex("new", /^New guest/);
  expect(next.field(/^Full name/).value).toBe("");
});

test("GST-03 a stay of the cardex opens where the desk stands", async () => {
  const { dialog } = await openCardex(nadia, /Nadia/, "&cardexTab=stays&list=police&new=1");
  const [stay] = await dialog.findAllByRole("link");
  expect(stay?.getAttribute("href")).toMatch(/^\/\?list=police&booking=[\w-]+$/);
});

test("GST-02 X-05 a profile that is refused says each fault in the reader's language, the first has the focus", async () => {
  const { user, dialog, field, save } = await openCardex("new", /^New guest/);
  await user.type(field(/^Email/), "nobody");
  await user.type(field(/^Document number/), "1".repeat(61));
  await save();
  expect(document.activeElement).toBe(field(/^Full name/));
  expect(dialog.getByText("At most 60 characters.")).toBeTruthy();
  await act(() => switchLanguage("fr"));
  expect(dialog.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "Le nom du client est obligatoire.",
    "Veuillez saisir une adresse e-mail valide.",
    "Au plus 60 caractères.",
  ]);
});
