import type {
  BillOperation,
  DiscountBill,
  OpenBill,
  SplitBill,
  VoidLine,
} from "@funduq/shared-types/contracts/pos-bill";
import type { RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import type { Modifier, PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { nextBillName } from "@funduq/shared-types/rules/bill-name";
import {
  type BillDraft,
  type BillSurroundings,
  doOperation,
  findBillLine,
  withLine,
} from "@funduq/shared-types/rules/bill-operations";
import type { OrderableItem } from "@funduq/shared-types/rules/bill-order";
import { mergedDiscount, splitBill } from "@funduq/shared-types/rules/bill-split";
import { linesAfterVoid } from "@funduq/shared-types/rules/bill-void";
import type { BillId, DiningTableId, PosItemId } from "@funduq/shared-types/values/ids";

/** The bills of one restaurant, as the API keeps them: small, in memory, by the rules of the API. */
export class BillBook {
  readonly #bills = new Map<string, OpenBill>();
  readonly #done = new Set<string>();
  readonly #firedAt = new Map<string, string>();

  readonly floor: RestaurantFloor;
  readonly menu: PosMenu;

  constructor(floor: RestaurantFloor, menu: PosMenu, bills: readonly OpenBill[] = []) {
    this.floor = floor;
    this.menu = menu;
    for (const bill of bills) this.#bills.set(bill.id, bill);
  }

  list(): OpenBill[] {
    return [...this.#bills.values()];
  }

  /** The floor with what is open on it now. */
  floorNow(): RestaurantFloor {
    const tables = this.floor.tables.map((table) => {
      const bills = this.list().filter(({ tableId }) => tableId === table.id);
      return {
        ...table,
        openBills: bills.length,
        lastFiredAt:
          bills
            .map(({ id }) => this.#firedAt.get(id))
            .sort()
            .at(-1) ?? null,
      };
    });
    return { ...this.floor, tables };
  }

  /** All of them or none; what was done before is left out. */
  do(billId: BillId, operations: readonly BillOperation[]): OpenBill {
    const fresh = operations.filter(({ id }) => !this.#done.has(id));
    const before = this.#bills.get(billId);
    const now = new Date().toISOString();
    const around = this.#around(billId, now);
    let draft: BillDraft | undefined = before && { ...before, fired: [] };
    for (const operation of fresh) draft = doOperation(draft, operation, around);
    if (!draft) throw new AppError("bill.not-found");
    for (const { id } of fresh) this.#done.add(id);
    const { fired, lines, ...head } = draft;
    if (fired.length > 0) this.#firedAt.set(billId, now);
    const { id: restaurantId } = this.floor;
    const opened = { id: billId, restaurantId, version: 0, openedAt: now, openedBy: null };
    return this.#put(
      { ...opened, restOf: null, ...before, ...head, lines: [...lines] },
      fresh.some(({ kind }) => kind !== "served" && kind !== "unserved"),
    );
  }

  split(billId: string, { version, newBillId, lines }: SplitBill): OpenBill[] {
    const bill = this.#get(billId, version);
    const { rest, split } = splitBill(bill, lines);
    const name = nextBillName(this.#namesOn(bill.tableId));
    return [
      this.#put({ ...bill, ...rest, lines: [...rest.lines] }),
      this.#put({
        ...bill,
        ...split,
        id: newBillId,
        name,
        version: 0,
        covers: null,
        ready: [],
        served: [],
      }),
    ];
  }

  merge(billId: string, version: number, intoBillId: string): OpenBill[] {
    const bill = this.#get(billId, version);
    const into = this.#get(intoBillId);
    this.#bills.delete(billId);
    const lines = [...into.lines, ...bill.lines];
    const ready = [...into.ready, ...bill.ready];
    const served = [...(into.served ?? []), ...(bill.served ?? [])];
    return [this.#put({ ...into, ...mergedDiscount(into, bill), lines, ready, served })];
  }

  void(billId: string, { lineId, quantity }: VoidLine): OpenBill {
    const bill = this.#get(billId);
    return this.#put({ ...bill, lines: linesAfterVoid(bill.lines, lineId, quantity).lines });
  }

  discount(billId: string, wish: DiscountBill): OpenBill {
    const bill = this.#get(billId, wish.version);
    const { lineId, discountBp, discountCentimes } = wish;
    const discountReason = wish.reason || null;
    if (lineId === null)
      return this.#put({ ...bill, discountBp, discountCentimes, discountReason });
    const { id } = findBillLine(bill.lines, lineId);
    const lines = withLine(bill.lines, id, { discountBp, discountReason });
    return this.#put({ ...bill, lines });
  }

  /** What the kitchen has done of a bill: its version stays. */
  setReady(billId: string, ready: OpenBill["ready"]): void {
    this.#put({ ...this.#get(billId), ready }, false);
  }

  /** By a sale. */
  end(billId: string): void {
    this.#bills.delete(billId);
  }

  delete(billId: string): void {
    const { lines } = this.#get(billId);
    if (lines.some(({ firedQuantity }) => firedQuantity > 0)) throw new AppError("bill.is-ordered");
    if (lines.length > 0) throw new AppError("bill.changed");
    this.#bills.delete(billId);
  }

  #namesOn(tableId: DiningTableId | null, except?: BillId): string[] {
    return this.list()
      .filter((bill) => bill.tableId === tableId && bill.id !== except)
      .map(({ name }) => name);
  }

  #around(billId: BillId, now: string): BillSurroundings {
    const places = [{ id: null, name: "" }, ...this.floor.tables];
    const tables = new Map(
      places.map(({ id, name }) => [id, { name, billNames: this.#namesOn(id, billId) }]),
    );
    const { categories, modifierGroups } = this.menu;
    const soldOut = this.menu.items.filter(({ isSoldOut }) => isSoldOut).map(({ id }) => id);
    const withSoldOut = (option: Modifier) => ({
      ...option,
      isSoldOut: soldOut.some((id) => id === option.itemId),
    });
    const items = this.menu.items.map((item): [PosItemId, OrderableItem] => {
      const category = categories.find(({ id }) => id === item.categoryId);
      const groups = modifierGroups
        .filter(({ id }) => item.modifierGroupIds.includes(id))
        .map((group) => ({ ...group, modifiers: group.modifiers.map(withSoldOut) }));
      const more = { categoryName: category?.name ?? "", stationName: "", groups };
      return [item.id, { ...item, ...more }];
    });
    const { happyHours = [], timeZone = "UTC" } = this.menu;
    return { tables, items: new Map(items), happyHours, timeZone, hotelTvaBp: 900, now };
  }

  #get(billId: string, version?: number): OpenBill {
    const bill = this.#bills.get(billId);
    if (!bill) throw new AppError("bill.not-found");
    if (version !== undefined && version !== bill.version) throw new AppError("bill.changed");
    return bill;
  }

  #put(bill: OpenBill, isChanged = true): OpenBill {
    const lines = bill.lines.filter(({ quantity }) => quantity > 0);
    const stored = { ...bill, lines, version: bill.version + Number(isChanged) };
    this.#bills.set(bill.id, stored);
    return stored;
  }
}
