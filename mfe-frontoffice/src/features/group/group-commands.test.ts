import type { CommandTools } from "@funduq/shared-ui";
import { textsReady } from "@funduq/shared-ui/i18n";
import { makeStore } from "@funduq/shared-ui/state";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { expect, test, vi } from "vitest";
import { addTexts } from "../../i18n/catalogue.ts";
import { groupCommands } from "./group-commands.ts";

test("GRP-03 the palette leads to the groups, and to the form whoever may book one", async () => {
  addTexts();
  await textsReady();
  const hotel = aHotel();
  const navigate = vi.fn();
  const tools = (allowed: readonly string[]): CommandTools => ({
    hotel,
    navigate,
    session: aSession(),
    dispatch: makeStore().dispatch,
    may: (action) => allowed.includes(action),
  });
  const found = (allowed: string[]) => groupCommands.commands?.(tools(allowed)) ?? [];
  expect(found([])).toEqual([]);
  expect(found(["groups.view"]).map(({ label }) => label)).toEqual(["Groups"]);
  const all = found(["groups.view", "groups.write"]);
  for (const command of all) command.run();
  const at = `/hotel/${hotel.hotelId}`;
  expect(navigate.mock.calls).toEqual([[`${at}/dashboard?list=groups`], [`${at}/create-group`]]);
});
