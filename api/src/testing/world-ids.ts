import { v7 as uuid } from "uuid";

type Row = Readonly<Record<string, unknown>>;
/** Rows that reference each other are inserted in one statement. */
export type Rows = readonly (readonly [table: string, row: Row | readonly Row[]])[];

/** The ids of a small hotel in which every table has a row. */
export type HotelWorld = ReturnType<typeof newIds>;

export function newIds(userId: string) {
  const fresh = {
    hotelId: uuid(),
    hotelUserId: uuid(),
    floorId: uuid(),
    typeId: uuid(),
    roomId: uuid(),
    closedRoomId: uuid(),
    facilityId: uuid(),
    companyId: uuid(),
    guestId: uuid(),
    groupId: uuid(),
    blockId: uuid(),
    bookingId: uuid(),
    goneId: uuid(),
    folioId: uuid(),
    companyFolioId: uuid(),
    goneFolioId: uuid(),
    chargeId: uuid(),
    reversedId: uuid(),
    reversalId: uuid(),
    splitPartId: uuid(),
    nightId: uuid(),
    companyChargeId: uuid(),
    transferId: uuid(),
    debtorId: uuid(),
    groupDinnerId: uuid(),
    groupPartId: uuid(),
    companyAccountId: uuid(),
    groupAccountId: uuid(),
    groupTransferId: uuid(),
    invoiceId: uuid(),
    cancelledInvoiceId: uuid(),
    creditNoteId: uuid(),
    folioInvoiceId: uuid(),
    cancelledFolioInvoiceId: uuid(),
    folioCreditNoteId: uuid(),
    paymentId: uuid(),
    restaurantId: uuid(),
    tableId: uuid(),
    categoryId: uuid(),
    itemId: uuid(),
    billId: uuid(),
    saleId: uuid(),
    refundId: uuid(),
    stationId: uuid(),
    terminalId: uuid(),
    shiftId: uuid(),
    modifierGroupId: uuid(),
    ticketId: uuid(),
  };
  return { userId, ...fresh };
}
