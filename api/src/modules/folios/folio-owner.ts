import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { GroupRef } from "@funduq/shared-types/contracts/group";
import type { CompanyId, HotelId } from "@funduq/shared-types/values/ids";
import type { FolioOwnerKind } from "./folios.tables.ts";

/** Whose folio it is: a stay's, a group's or a company's. */
export type FolioOwner = { hotelId: HotelId; ownerKind: FolioOwnerKind; ownerId: string };

export const stayOwner = ({ hotelId, bookingId }: BookingRef): FolioOwner => ({
  hotelId,
  ownerKind: "stay",
  ownerId: bookingId,
});

export const groupOwner = ({ hotelId, groupId }: GroupRef): FolioOwner => ({
  hotelId,
  ownerKind: "group",
  ownerId: groupId,
});

export const companyOwner = (hotelId: HotelId, companyId: CompanyId): FolioOwner => ({
  hotelId,
  ownerKind: "company",
  ownerId: companyId,
});
