import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Link, RouterProvider, useLocation } from "react-router";
import { expect, it } from "vitest";
import { type UrlState, urlList, urlText, urlWord, useUrlState } from "./use-url-state.ts";

const schema = {
  tab: urlWord(["day", "week"] as const),
  types: urlList(urlWord(["single", "double"] as const)),
  room: urlText,
};
let url: UrlState<typeof schema>;

function Probe() {
  url = useUrlState(schema);
  const { search, hash, state } = useLocation();
  return (
    <>
      <output>{search + hash}</output>
      <p>{JSON.stringify(state)}</p>
      <Link to={url.linkWith({ room: null, tab: "week" })}>week</Link>
    </>
  );
}

function open(address: string, state?: unknown) {
  const { pathname, search, hash } = new URL(address, "https://hotel.example");
  const router = createMemoryRouter([{ path: "*", Component: Probe }], {
    initialEntries: [{ pathname, search, hash, state }],
  });
  render(<RouterProvider router={router} />);
  return router;
}
const address = () => screen.getByRole("status").textContent;

it("X-02 reads what is valid in the address and ignores the rest", () => {
  open("/?tab=month&types=double,attic,single&room=101&other=1");
  expect(url.values).toEqual({ types: ["double", "single"], room: "101" });
  expect(screen.getByRole("link").getAttribute("href")).toBe(
    "/?tab=week&types=double%2Cattic%2Csingle&other=1",
  );
});

it("X-02 the back button undoes a change, and a replaced entry keeps the filters", async () => {
  const router = open("/?other=1");
  await act(() => url.change({ types: ["double"] }, { replace: true }));
  await act(() => url.change({ room: "101" }));
  expect(address()).toBe("?other=1&types=double&room=101");
  await act(() => router.navigate(-1));
  expect(address()).toBe("?other=1&types=double");
  await act(() => url.change({ types: [], room: "" }, { replace: true }));
  expect(address()).toBe("?other=1");
});

it("merges two changes of one event, and keeps the state of an entry that it replaces", async () => {
  open("/", { opened: true });
  await act(() => {
    url.change({ tab: "day" }, { replace: true });
    url.change({ room: "102" }, { replace: true });
  });
  expect(address()).toBe("?tab=day&room=102");
  expect(screen.getByText('{"opened":true}')).toBeTruthy();
});

it("X-02 keeps what a list is searched for, also in a link", async () => {
  open("/?room=101#search=haddad");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/?tab=week#search=haddad");
  await act(() => url.change({ room: "102" }));
  expect(address()).toBe("?room=102#search=haddad");
});
