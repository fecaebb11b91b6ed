import { server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { reportHandlers } from "../../standalone/reports.ts";
import { openReports, rowOf, withPaper } from "../../testing/open-reports.tsx";

withPaper();

describe("taken along", () => {
  const saved = () => {
    const blobs: Blob[] = [];
    URL.createObjectURL = vi.fn((blob: Blob) => {
      blobs.push(blob);
      return "blob:report";
    });
    URL.revokeObjectURL = vi.fn();
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    return blobs;
  };

  it("as CSV, in which no name is a formula", async () => {
    const blobs = saved();
    server.use(...reportHandlers());
    const { user } = await openReports("/?report=day-book");
    await rowOf("Karim Haddad");
    await user.click(screen.getByRole("button", { name: "CSV" }));
    await waitFor(() => expect(blobs).toHaveLength(1));
    const text = await blobs[0]?.text();
    expect(text).toContain("'=HYPERLINK(1)");
    expect(text).toContain(
      "101,Karim Haddad,Sonatrach,K4T-7BC,9180.00,9000.00,180.00,,,450.00,18360.00",
    );
  });

  it("as a workbook", async () => {
    const blobs = saved();
    server.use(...reportHandlers());
    const { user } = await openReports("/?report=payments");
    await rowOf("Yasmine Haddad");
    await user.click(screen.getByRole("button", { name: "Excel" }));
    await waitFor(() => expect(blobs).toHaveLength(1));
    expect(blobs[0]?.type).toContain("spreadsheetml");
  });

  it("X-05 on paper, in French or Arabic whatever the screen speaks", async () => {
    server.use(...reportHandlers());
    const { user } = await openReports("/?report=day-book");
    await rowOf("Karim Haddad");
    await user.click(screen.getByRole("button", { name: "Print" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Print the report" }));
    const paper = await dialog.findByRole("article");
    expect(paper.lang).toBe("fr");
    expect(paper.textContent).toContain("Main courante");
    await user.click(dialog.getByRole("radio", { name: "العربية" }));
    await dialog.findByText(/الرصيد السابق/);
    expect(dialog.getByRole("article").dir).toBe("rtl");
    await user.click(dialog.getByRole("button", { name: "Print" }));
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  });
});
