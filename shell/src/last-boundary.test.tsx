import { switchLanguage } from "@funduq/shared-ui/i18n";
import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { LastBoundary } from "./last-boundary.tsx";

function Broken(): never {
  throw new Error("a fault of the shell");
}

it.each([
  ["en", "Something went wrong on this page.", "Load the page again"],
  ["fr", "Un problème est survenu sur cette page.", "Recharger la page"],
  ["ar", "حدث خطأ في هذه الصفحة.", "أعد تحميل الصفحة"],
] as const)("X-04 a shell that breaks leaves no blank page: %s", async (language, said, again) => {
  await act(() => switchLanguage(language));
  // React tells the console of the error; the test asks for it.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <LastBoundary>
      <Broken />
    </LastBoundary>,
  );
  expect(screen.getByRole("heading", { name: said })).toBeTruthy();
  expect(screen.getByRole("button", { name: again })).toBeTruthy();
});
