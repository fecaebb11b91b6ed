import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { someUsers } from "../../standalone/users.ts";
import { openUsers } from "../../testing/open-users.tsx";
import { namesShown, row } from "../../testing/rows.ts";

it("USR-01 X-02 finds and sorts the users of all pages, and shows none while a page fails", async () => {
  const page = openUsers();
  const users = someUsers();
  // Managers are on the second page, Yacine too.
  const [first, second] = [users.slice(2, 4), [...users.slice(0, 2), ...users.slice(4)]];
  const next = first[1]?.id ?? null;
  let fails = true;
  server.use(
    http.get(apiUrl("hotels/:hotelId/users"), ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      const afterId = searchParams.get("afterId");
      if (afterId === null) expect(search === "" && !request.url.endsWith("?")).toBe(true);
      if (afterId === null) return HttpResponse.json({ users: first, next });
      expect(afterId).toBe(next);
      return fails ? problem("internal") : HttpResponse.json({ users: second, next: null });
    }),
  );
  const { user } = await page;
  expect(await screen.findByText("Could not load the users.")).toBeTruthy();
  expect(screen.queryByText("Amina Cherif")).toBeNull();
  fails = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await row("Amina Cherif");
  expect(namesShown()).toHaveLength(users.length);
  expect(namesShown().slice(0, 2)).toEqual(["Karim Haddad", "Lynda Meziane"]);
  await user.type(screen.getByRole("searchbox"), "yacine");
  await waitFor(() => expect(namesShown()).toEqual(["Yacine Touati"]));
});
