import type { Language } from "@funduq/shared-types/contracts/session";
import { useLocation } from "@funduq/shared-ui/router";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import department from "../../module.ts";
import { auditTrailHandlers } from "../../standalone/audit-trail.ts";
import { identityReadsHandlers } from "../../standalone/identity-reads.ts";

const readsUrl = apiUrl("hotels/:hotelId/identity-reads");
const hotel = aHotel({ role: "hotel-admin" });
const guest = "00000000-0000-4000-8000-0000000c0000";

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

async function openReads(
  { language, route }: { language?: Language; route?: string } = { route: "/?view=identity" },
) {
  department.register();
  server.use(...auditTrailHandlers(), ...identityReadsHandlers());
  return renderWithStore(
    <>
      <department.Root view="audit-trail" basename="/" />
      <Address />
    </>,
    {
      session: aSession({ hotels: [hotel] }),
      ...(language && { language }),
      route: route ?? "/?view=identity",
    },
  );
}

const lines = () => screen.queryAllByRole("row").slice(1);

it("AUTH-17 the trail leads to who was shown whose identity, when and what for", async () => {
  const { user } = await openReads({ route: "/?kind=guests" });
  await user.click(await screen.findByRole("radio", { name: "Identity documents read" }));
  await screen.findByText("/?view=identity");
  await waitFor(() => expect(lines()).toHaveLength(20));
  const first = lines()[0]?.textContent ?? "";
  expect(first).toContain("3 Apr 2026, 13:00");
  expect(first).toContain("Amina Cherif");
  expect(first).toContain("Opened the guest's record");
  const [link] = screen.getAllByRole("link", { name: "Nassima Haddad" });
  expect(link?.getAttribute("href")).toBe(`/hotel/${hotel.hotelId}/dashboard?cardex=${guest}`);
  await user.click(screen.getByRole("radio", { name: "What was done" }));
  expect(await screen.findAllByText("Checked in")).toBeTruthy();
});

it("is filtered by person and purpose, and shows older ones", async () => {
  const { user } = await openReads();
  await user.click(await screen.findByRole("button", { name: "Show older" }));
  await waitFor(() => expect(lines()).toHaveLength(40));
  await user.selectOptions(screen.getByLabelText("What for"), "Printed the police form");
  await screen.findByText("/?view=identity&purpose=police-print");
  await waitFor(() => expect(lines()).toHaveLength(12));
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  await screen.findByText("/?view=identity");
  await waitFor(() => expect(lines()).toHaveLength(20));
});

it("tells of one guest whom the address names, and leads back to all", async () => {
  const { user } = await openReads({ route: `/?view=identity&guest=${guest}` });
  expect(await screen.findByText("Only this guest: Nassima Haddad")).toBeTruthy();
  expect(lines()).toHaveLength(17);
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  await waitFor(() => expect(lines()).toHaveLength(20));
});

it("X-02 says that there is no list, or no older part of it, and tries again", async () => {
  department.register();
  server.use(http.get(readsUrl, () => problem("internal")));
  const { user } = await renderWithStore(<department.Root view="audit-trail" basename="/" />, {
    session: aSession({ hotels: [hotel] }),
    route: "/?view=identity",
  });
  expect(await screen.findByText("Could not load the log of identity documents.")).toBeTruthy();
  server.use(...identityReadsHandlers());
  await user.click(screen.getByRole("button", { name: /again/i }));
  await waitFor(() => expect(lines()).toHaveLength(20));
  server.use(http.get(readsUrl, () => problem("internal")));
  await user.click(screen.getByRole("button", { name: "Show older" }));
  expect(await screen.findByText(/The older entries could not be loaded\./)).toBeTruthy();
  expect(lines()).toHaveLength(20);
});

it("X-05 speaks Arabic and French", async () => {
  await openReads({ language: "ar", route: "/?view=identity" });
  expect((await screen.findAllByText("طبع بطاقة الشرطة")).length).toBeGreaterThan(0);
});
