import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, useLocation, useNavigate } from "react-router";
import { expect, test } from "vitest";
import { SuiteRouter } from "../components/provider/suite-router.tsx";
import { useUrlSearch } from "./use-url-search.ts";

let go: (delta: number) => void;
let leadTo: (address: string) => void;

function Page() {
  const { text, query, setText } = useUrlSearch();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  go = (delta) => void navigate(delta);
  leadTo = (address) => void navigate(address);
  return (
    <>
      <input aria-label="search" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{query}</output>
      <p>{search + hash}</p>
    </>
  );
}

const open = (address: string) =>
  render(
    <SuiteRouter make={(routes) => createMemoryRouter(routes, { initialEntries: [address] })}>
      <Page />
    </SuiteRouter>,
  );
const box = () => screen.getByLabelText<HTMLInputElement>("search");

test("X-06 X-07 a search stands in the fragment of the address once typing has rested, where no request carries it", async () => {
  open("/list?company=7");
  await userEvent.type(box(), "atlas");
  expect(await screen.findByText("?company=7#search=atlas")).toBeTruthy();
  expect(box().value).toBe("atlas");
  await userEvent.clear(box());
  expect(await screen.findByText("?company=7")).toBeTruthy();
});

test("X-06 the back button and a link change the box and what is searched for", async () => {
  open("/list#search=atlas");
  act(() => leadTo("/list#search=sonat"));
  expect(await screen.findByDisplayValue("sonat")).toBe(box());
  expect(await screen.findByText("sonat")).toBeTruthy();
  act(() => go(-1));
  expect(await screen.findByDisplayValue("atlas")).toBe(box());
  expect(await screen.findByText("atlas")).toBeTruthy();
  expect(screen.getByText("#search=atlas")).toBeTruthy();
});
