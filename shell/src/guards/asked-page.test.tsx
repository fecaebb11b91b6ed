import { textsReady } from "@funduq/shared-ui/i18n";
import { FakeEventSource } from "@funduq/shared-ui/testing/event-source";
import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { addTexts } from "../i18n/catalogue.ts";
import { address, at, heading, hotel, logInAs, openShell } from "../testing/open-shell.tsx";

beforeEach(async () => {
  FakeEventSource.install();
  addTexts();
  await textsReady();
});

const admin = aSession({ hotels: [aHotel({ role: "hotel-admin" })] });

it("AUTH-03 AUTH-11 opens the page that was asked for before the sign-in", async () => {
  const page = await openShell({ session: null, route: `${at("pos-sales")}?table=4` });
  await heading("Hotel PMS Login");
  await logInAs(admin, page);
  await heading(`pos-sales of ${hotel.name}`);
  expect(address()).toBe(at("pos-sales"));
});

it("AUTH-03 opens the default page where the role may not open the asked one", async () => {
  const page = await openShell({ session: null, route: at("pos-manager") });
  await heading("Hotel PMS Login");
  await logInAs(aSession(), page);
  await heading(`dashboard of ${hotel.name}`);
});

it("AUTH-01 whoever signs in after someone has logged out begins at their own start", async () => {
  const page = await openShell({ session: admin, route: at("pos-sales") });
  await heading(`pos-sales of ${hotel.name}`);
  server.use(http.delete(apiUrl("session"), () => new HttpResponse(null, { status: 204 })));
  await page.user.click(screen.getByRole("button", { name: "Log out" }));
  await heading("Hotel PMS Login");
  await logInAs(admin, page);
  await heading(`dashboard of ${hotel.name}`);
});
