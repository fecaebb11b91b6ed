import * as z from "zod/mini";

const id = <Brand extends string>() => z.uuid().brand<Brand, "inout">();

/** An id always travels with its hotel: see the `…Ref` shapes of the contracts. */
export const hotelIdSchema = id<"HotelId">();
export const userIdSchema = id<"UserId">();
export const hotelUserIdSchema = id<"HotelUserId">();
export const floorIdSchema = id<"FloorId">();
export const roomTypeIdSchema = id<"RoomTypeId">();
export const roomIdSchema = id<"RoomId">();
export const facilityIdSchema = id<"FacilityId">();
export const guestIdSchema = id<"GuestId">();
export const companyIdSchema = id<"CompanyId">();
export const bookingIdSchema = id<"BookingId">();
export const folioIdSchema = id<"FolioId">();
export const postingIdSchema = id<"PostingId">();
export const groupIdSchema = id<"GroupId">();
export const restaurantIdSchema = id<"RestaurantId">();
export const diningTableIdSchema = id<"DiningTableId">();
export const posCategoryIdSchema = id<"PosCategoryId">();
export const posItemIdSchema = id<"PosItemId">();
export const reportRecipientIdSchema = id<"ReportRecipientId">();
export const chargeItemIdSchema = id<"ChargeItemId">();

export type HotelId = z.infer<typeof hotelIdSchema>;
export type UserId = z.infer<typeof userIdSchema>;
export type HotelUserId = z.infer<typeof hotelUserIdSchema>;
export type FloorId = z.infer<typeof floorIdSchema>;
export type RoomTypeId = z.infer<typeof roomTypeIdSchema>;
export type RoomId = z.infer<typeof roomIdSchema>;
export type FacilityId = z.infer<typeof facilityIdSchema>;
export type GuestId = z.infer<typeof guestIdSchema>;
export type CompanyId = z.infer<typeof companyIdSchema>;
export type BookingId = z.infer<typeof bookingIdSchema>;
export type FolioId = z.infer<typeof folioIdSchema>;
export type PostingId = z.infer<typeof postingIdSchema>;
export type GroupId = z.infer<typeof groupIdSchema>;
export type RestaurantId = z.infer<typeof restaurantIdSchema>;
export type DiningTableId = z.infer<typeof diningTableIdSchema>;
export type PosCategoryId = z.infer<typeof posCategoryIdSchema>;
export type PosItemId = z.infer<typeof posItemIdSchema>;
export type ReportRecipientId = z.infer<typeof reportRecipientIdSchema>;
export type ChargeItemId = z.infer<typeof chargeItemIdSchema>;
