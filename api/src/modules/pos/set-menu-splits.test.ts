import { v7 as uuidv7 } from "uuid";
import { expect, it } from "vitest";
import { openBillDesk } from "../../testing/bill-desk.ts";
import { kitchenDiffers } from "../../testing/kitchen-check.ts";
import { addSetMenu } from "../../testing/set-menu.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();

/** Dishes are known by their place among those of their set: bread, tea, steak. */
it.each([
  { course: 1, moved: [2, 2, 0], left: [1, 1, 0] },
  { course: 2, moved: [0, 0, 2], left: [0, 0, 1] },
])(
  "POS-10 POS-13 a split keeps, dish by dish in their order, what the kitchen knows of a set: course $course",
  async ({ course, moved, left }) => {
    const desk = await openBillDesk(api);
    const set = await addSetMenu(api, desk);
    const modifierIds = [set.breadId, set.teaId, set.steakId];
    const order = set.order({ quantity: 3, modifierIds });
    const billId = await desk.openWith([order, desk.bread(), { kind: "fired", course }]);
    const [newBillId, newLineId] = [uuidv7(), uuidv7()];
    const lines = [{ lineId: order.lineId, newLineId, quantity: 2 }];
    const { version } = await desk.bill(billId);
    expect((await desk.post(`${billId}/split`, { version, newBillId, lines })).status).toBe(200);
    expect((await desk.bill(newBillId)).lines).toMatchObject([{ quantity: 2, dishesFired: moved }]);
    expect((await desk.bill(billId)).lines[0]).toMatchObject({ quantity: 1, dishesFired: left });
    expect(await kitchenDiffers(api, desk.waiter.hotelId)).toEqual([]);
  },
);
