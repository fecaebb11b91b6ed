import type {
  BillLine,
  BillOperation,
  ChosenModifier,
  DiscountBill,
  OpenBill,
  SplitBill,
  VoidLine,
} from "@funduq/shared-types/contracts/pos-bill";
import type { RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import { centimes, sumCentimes } from "@funduq/shared-types/values/centimes";
import { applyOperation } from "../features/bills/apply-operation.ts";
import { opened } from "../features/bills/pending-operation.ts";

/** The bills of one restaurant, as the API keeps them: small, in memory, with the refusals that a waiter meets. */
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
      const total = bills.map((bill) => billAmounts(bill.lines, bill).netCentimes);
      return {
        ...table,
        openBills: bills.length,
        openTotalCentimes: sumCentimes(total),
        occupiedSince: bills.map(({ openedAt }) => openedAt).sort()[0] ?? null,
        lastFiredAt:
          bills
            .map(({ id }) => this.#firedAt.get(id))
            .sort()
            .at(-1) ?? null,
        isBillAsked: bills.some(({ askedAt }) => askedAt !== null),
      };
    });
    return { ...this.floor, tables };
  }

  /** All of them or none; what was done before is left out. */
  do(billId: OpenBill["id"], operations: readonly BillOperation[]): OpenBill {
    const fresh = operations.filter(({ id }) => !this.#done.has(id));
    let bill = this.#bills.get(billId);
    for (const operation of fresh) bill = this.#after(billId, bill, operation);
    if (!bill) throw new AppError("bill.not-found");
    for (const { id, kind } of fresh) {
      this.#done.add(id);
      if (kind === "fired") this.#firedAt.set(billId, new Date().toISOString());
    }
    return this.#put(bill, fresh.length > 0);
  }

  split(billId: string, { version, newBillId, lines }: SplitBill): OpenBill[] {
    const bill = this.#get(billId, version);
    const others = this.list().filter(({ tableId }) => tableId === bill.tableId).length;
    const parts = lines.flatMap(({ lineId, newLineId, quantity }) => {
      const line = bill.lines.find(({ id }) => id === lineId);
      if (!line) throw new AppError("bill.line-not-found");
      const firedQuantity = Math.min(line.firedQuantity, quantity);
      return { ...line, id: newLineId, quantity, firedQuantity };
    });
    const rest = bill.lines.map((line) => {
      const taken = lines.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
      return less(line, taken);
    });
    const name = `Bill ${others + 1}`;
    return [
      this.#put({ ...bill, lines: rest.filter(({ quantity }) => quantity > 0) }),
      this.#put({ ...bill, id: newBillId, name, version: 0, covers: null, lines: parts }),
    ];
  }

  merge(billId: string, version: number, intoBillId: string): OpenBill[] {
    const bill = this.#get(billId, version);
    const into = this.#get(intoBillId);
    this.#bills.delete(billId);
    return [this.#put({ ...into, lines: [...into.lines, ...bill.lines] })];
  }

  void(billId: string, { lineId, quantity }: VoidLine): OpenBill {
    const bill = this.#get(billId);
    const line = bill.lines.find(({ id }) => id === lineId);
    if (!line) throw new AppError("bill.line-not-found");
    const { name, firedQuantity } = line;
    if (firedQuantity < quantity)
      throw new AppError("bill.line-too-few", { name, quantity: firedQuantity });
    const lines = bill.lines.map((each) => (each === line ? less(each, quantity) : each));
    return this.#put({ ...bill, lines: lines.filter((each) => each.quantity > 0) });
  }

  discount(billId: string, wish: DiscountBill): OpenBill {
    const bill = this.#get(billId, wish.version);
    const { lineId, discountBp, discountCentimes } = wish;
    const discountReason = wish.reason || null;
    if (lineId === null)
      return this.#put({ ...bill, discountBp, discountCentimes, discountReason });
    const lines = bill.lines.map((line) =>
      line.id === lineId ? { ...line, discountBp, discountReason } : line,
    );
    return this.#put({ ...bill, lines });
  }

  delete(billId: string): void {
    if (this.#get(billId).lines.length > 0) throw new AppError("bill.is-ordered");
    this.#bills.delete(billId);
  }

  #after(billId: OpenBill["id"], bill: OpenBill | undefined, operation: BillOperation) {
    if (operation.kind === "opened") return bill ?? this.#opened(billId, operation);
    if (!bill) throw new AppError("bill.not-found");
    if (operation.kind === "line-added") {
      const line = this.#line(operation);
      return applyOperation(bill, { operation, line });
    }
    if (operation.kind === "quantity-changed") assertUnsent(bill, operation);
    if (operation.kind === "fired") return sent(bill, operation.course);
    const tableName = operation.kind === "moved" ? this.#tableName(operation.tableId) : "";
    return applyOperation(bill, { operation, tableName });
  }

  #opened(billId: OpenBill["id"], operation: Extract<BillOperation, { kind: "opened" }>) {
    const { tableId, covers } = operation;
    const others = this.list().filter((bill) => bill.tableId === tableId).length;
    const table = tableId && { id: tableId, name: this.#tableName(tableId) };
    const { id: restaurantId } = this.floor;
    return opened({ restaurantId, billId, table, covers, others }).bill;
  }

  #tableName(tableId: string | null): string {
    if (tableId === null) return "";
    const table = this.floor.tables.find(({ id }) => id === tableId);
    if (!table) throw new AppError("table.not-found");
    return table.name;
  }

  #line(operation: Extract<BillOperation, { kind: "line-added" }>): BillLine {
    const { itemId, lineId, modifierIds, priceCentimes, quantity, note, course } = operation;
    const item = this.menu.items.find(({ id }) => id === itemId);
    if (!item) throw new AppError("item.not-found");
    const { name } = item;
    if (item.isSoldOut) throw new AppError("item.sold-out", { name });
    const modifiers: ChosenModifier[] = this.menu.modifierGroups
      .flatMap((group) => group.modifiers)
      .filter(({ id }) => modifierIds.includes(id));
    const prices = [item.priceCentimes, ...modifiers.map((modifier) => modifier.priceCentimes)];
    const price = centimes(prices.reduce((sum, each) => sum + each, 0));
    if (price !== priceCentimes)
      throw new AppError("item.price-changed", { name, priceCentimes: price });
    const category = this.menu.categories.find(({ id }) => id === item.categoryId);
    return {
      id: lineId,
      itemId,
      name,
      categoryName: category?.name ?? "",
      priceCentimes: price,
      quantity,
      firedQuantity: 0,
      modifiers,
      note,
      course,
      tvaBp: item.tvaBp ?? 900,
      discountBp: 0,
      discountReason: null,
    };
  }

  #get(billId: string, version?: number): OpenBill {
    const bill = this.#bills.get(billId);
    if (!bill) throw new AppError("bill.not-found");
    if (version !== undefined && version !== bill.version) throw new AppError("bill.changed");
    return bill;
  }

  #put(bill: OpenBill, isChanged = true): OpenBill {
    const stored = { ...bill, version: bill.version + Number(isChanged) };
    this.#bills.set(bill.id, stored);
    return stored;
  }
}

function less(line: BillLine, by: number): BillLine {
  const quantity = line.quantity - by;
  return { ...line, quantity, firedQuantity: Math.min(line.firedQuantity, quantity) };
}

function sent(bill: OpenBill, course: number | null): OpenBill {
  const lines = bill.lines.map((line) =>
    course === null || line.course === course ? { ...line, firedQuantity: line.quantity } : line,
  );
  return { ...bill, lines };
}

function assertUnsent(
  bill: OpenBill,
  { lineId, by }: Extract<BillOperation, { kind: "quantity-changed" }>,
): void {
  const line = bill.lines.find(({ id }) => id === lineId);
  if (!line) throw new AppError("bill.line-not-found");
  const { name, quantity, firedQuantity } = line;
  if (quantity + by < firedQuantity)
    throw new AppError("bill.line-ordered", { name, quantity: firedQuantity });
}
