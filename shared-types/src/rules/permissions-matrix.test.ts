import { expect, it } from "vitest";
import { everyPrincipal, permissionTable } from "../testing/permission-table.ts";
import { type Action, actions, areaOfAction, may } from "./permissions.ts";

it("AUTH-17 has a row for every action", () => {
  expect(Object.keys(permissionTable)).toEqual(actions);
});

it.each(Object.entries(permissionTable))("AUTH-17 AUTH-16 %s", (name, [area, allowed]) => {
  const action = name as Action;
  const mine = Object.entries(everyPrincipal).filter(([, principal]) => may(principal, action));
  expect(mine.map(([who]) => who)).toEqual(allowed.split(" "));
  expect(areaOfAction(action)).toBe(area);
});
