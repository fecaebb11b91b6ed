import { alternativeRoomSchema } from "@funduq/shared-types/contracts/availability";
import { Button } from "@funduq/shared-ui";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { screen } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import { addTexts } from "../../i18n/catalogue.ts";
import { OtherRooms } from "./other-rooms.tsx";

beforeAll(addTexts);

const room = (number: string) =>
  alternativeRoomSchema.parse({
    id: `01890a5d-ac96-774b-bcce-b30209000${number}`,
    number,
    floorName: "2",
    roomTypeId: "01890a5d-ac96-774b-bcce-b30209000001",
    roomTypeName: "Twin",
    maxOccupancy: 2,
    housekeepingStatus: "Clean",
    occupiedNow: false,
    sameType: true,
    ratePlan: "public",
    rateCentimes: 900_000,
    differenceCentimes: 0,
  });
const free = ["201", "202", "203", "204", "205", "206"].map(room);

/** The list of a clerk, while another desk takes a room and gives one back. */
function Contested({ onChoose }: { onChoose: () => void }) {
  const [rooms, setRooms] = useState(free);
  return (
    <>
      <OtherRooms forTonight={false} rooms={rooms} onChoose={onChoose} />
      <Button onClick={() => setRooms(free.slice(1))}>take</Button>
      <Button onClick={() => setRooms([...free, room("207")])}>free</Button>
    </>
  );
}

test("BK-19 the first four rooms, then all of them, also while others take and free rooms", async () => {
  const choose = vi.fn();
  const { user } = await renderWithStore(<Contested onChoose={choose} />);
  const listed = () => screen.getAllByRole("button", { name: /^20\d/ }).length;
  expect(listed()).toBe(4);
  await user.click(screen.getByRole("button", { name: "Show 2 more rooms" }));
  expect(listed()).toBe(6);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /^205/ }));
  await user.click(screen.getByRole("button", { name: "take" }));
  expect(listed()).toBe(5);
  await user.click(screen.getByRole("button", { name: "free" }));
  expect(listed()).toBe(7);
  await user.click(screen.getByRole("button", { name: /^207/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith(room("207").id);
});
