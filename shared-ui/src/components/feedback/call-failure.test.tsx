import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { clientFailure } from "../../client/api-failure.ts";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { CallFailure } from "./call-failure.tsx";

const refused = { status: 403, code: "super-admin.required", message: "", params: {} };

it.each([
  ["Failed to save.", "Failed to save. Access denied."],
  ["Failed to save", "Failed to save. Access denied."],
  [undefined, "Access denied."],
])("X-02 says what failed (%s) and why", async (sentence, said) => {
  await renderWithStore(<CallFailure failure={refused} sentence={sentence} />);
  expect(screen.getByRole("alert").textContent).toContain(said);
});

it("X-02 does not say that it failed where nobody knows, and that another press is safe", async () => {
  await renderWithStore(
    <CallFailure failure={clientFailure("response.unreadable")} sentence="Failed to save." />,
  );
  const { textContent } = screen.getByRole("alert");
  expect(textContent).not.toContain("Failed to save");
  expect(textContent).toMatch(/may have been saved all the same\. Press again/);
});
