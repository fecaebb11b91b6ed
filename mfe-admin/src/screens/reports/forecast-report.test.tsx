import type { Section } from "@funduq/shared-types/contracts/user";
import { server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { reportHandlers } from "../../standalone/reports.ts";
import { openReports, rowOf, withPaper } from "../../testing/open-reports.tsx";

withPaper();

async function open(route = "/?report=forecast", language?: "fr", sections?: Section[]) {
  server.use(...reportHandlers());
  const opened = await openReports(route, language, sections && { sections });
  await screen.findAllByRole("figure");
  return opened;
}

const plain = (text?: string | null) => text?.replaceAll("\u00a0", " ");
const keyFigure = (name: string) => {
  const [term] = screen.getAllByText(name, { selector: "dt" });
  return plain(term?.parentElement?.textContent);
};

it("REP-01 the figures of all nights stand first, then their picture, then each night with its sums", async () => {
  await open("/?report=forecast&ahead=30");
  // 30 × 10 in house, 3 × (20 + 19 … 11) reserved, 5 × 4 held: 785 of 30 × 38 rooms; a room a night more than before.
  expect(keyFigure("Rooms on the books")).toBe("Rooms on the books785pickup +30");
  expect(keyFigure("Occupancy")).toBe("Occupancy68,9 %");
  expect(keyFigure("ADR")).toBe("ADR9.000,00 DA");
  expect(keyFigure("Room revenue")).toBe("Room revenue7.065.000,00 DApickup +270.000,00 DA");
  expect((await rowOf("Fri 10/04/2026")).map(plain)).toEqual([
    ...["Fri 10/04/2026", "34", "306.000,00", "89,5 %", "9.000,00", "1", "9.000,00"],
    ...["10", "20", "4", "40", "2", "20", "50,0 %", "160.000,00"],
  ]);
  expect((await rowOf("Sat 11/04/2026")).slice(-3)).toEqual(["", "", ""]);
  expect((await rowOf("April 2026"))[1]).toBe("552");
  expect((await rowOf("Total"))[1]).toBe("785");
  expect(screen.getAllByText(/since the closing of 03\/04\/2026/)).toHaveLength(2);
});

it("REP-01 nothing is said to be zero that is not kept: the pickup of a month begins on a day", async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByRole("combobox", { name: "Pickup" }), "Since 30 days ago");
  await screen.findAllByText(
    /kept since 03\/04\/2026: this pickup can be told from 03\/05\/2026 on/,
  );
  expect(screen.queryByRole("columnheader", { name: "Pickup, rooms" })).toBeNull();
  expect(keyFigure("Rooms on the books")).not.toContain("pickup");
});

it("REP-01 sums weeks from the hotel's first weekday, in French", async () => {
  const { user } = await open("/?report=forecast&ahead=30", "fr");
  await user.selectOptions(screen.getByRole("combobox", { name: "Totaux" }), "Par semaine");
  // The week from Saturday, 11 April: 10 in house, 19 … 13 reserved, 4 held on the 17th.
  expect((await rowOf("Semaine du 11/04/2026"))[1]).toBe("186");
});

it("REP-01 each night leads to the day of the desk, for who may open it; sums lead nowhere", async () => {
  await open("/?report=forecast&ahead=30", undefined, ["extra", "front_office"]);
  const link = await screen.findByRole("link", { name: "Sat 11/04/2026" });
  expect(link.getAttribute("href")).toMatch(/^\/hotel\/[^/]+\/dashboard\?date=2026-04-11$/);
  expect(screen.getAllByRole("link")).toHaveLength(30);
});

it("REP-01 the nights of who may not open the desk lead nowhere", async () => {
  await open("/?report=forecast&ahead=30");
  await rowOf("Sat 11/04/2026");
  expect(screen.queryAllByRole("link")).toEqual([]);
});

it("REP-01 is taken along as CSV and printed", async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = vi.fn((blob: Blob) => {
    blobs.push(blob);
    return "blob:report";
  });
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "CSV" }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  expect(await blobs[0]?.text()).toContain("Fri 10/04/2026,34,306000.00,89.47%,9000.00,1,9000.00");
  await user.click(screen.getByRole("button", { name: "Print" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Print the report" }));
  expect((await dialog.findByRole("article")).textContent).toContain("Chambres en portefeuille");
});
