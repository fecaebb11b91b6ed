import type { Language } from "@funduq/shared-types/contracts/session";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen } from "@testing-library/react";
import { beforeEach, vi } from "vitest";
import department from "../module.ts";

/** What goes on paper is loaded before each test, and nothing is printed. */
export function withPaper() {
  beforeEach(async () => {
    await import("../features/reports/print-report-dialog.tsx");
    window.print = vi.fn();
    vi.spyOn(CSSStyleSheet.prototype, "replaceSync").mockImplementation(() => {});
  }, 60_000);
}

const clerk = { role: "employee", sections: ["extra"] } satisfies Parameters<typeof aHotel>[0];

export async function openReports(
  route = "/",
  language: Language = "en",
  user: Parameters<typeof aHotel>[0] = clerk,
) {
  department.register();
  const session = aSession({
    hotels: [aHotel({ ...user, weekStart: 6 })],
  });
  return renderWithStore(<department.Root view="reports" basename="/" />, {
    session,
    language,
    route,
  });
}

type User = Awaited<ReturnType<typeof openReports>>["user"];

/** Opens a report of another group: two presses. */
export async function openFrom(user: User, group: string, report: string) {
  await user.click(await screen.findByRole("radio", { name: group }));
  await user.click(await screen.findByRole("tab", { name: report }));
}

/** The texts of all cells of the table row in which this text is. */
export const rowOf = async (text: string | RegExp) => {
  const rows = (await screen.findAllByText(text)).map((it) =>
    it.closest<HTMLTableRowElement>("tbody tr"),
  );
  return Array.from(rows.find(Boolean)?.cells ?? [], ({ textContent }) => textContent);
};
