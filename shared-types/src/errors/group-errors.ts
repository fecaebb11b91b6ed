import { formatMoney } from "../values/money-text.ts";
import { entry, type FieldFault } from "./entry.ts";

/** Groups, their blocks and rooming lists. */
export const groupErrors = {
  "group.not-found": entry(404, () => "Group not found."),
  "group.name-missing": entry(400, () => "Please enter a group name or select a company."),
  "group.block-incomplete": entry(
    400,
    (_: { fields: FieldFault[] }) => "Please fill out all fields for each room block.",
  ),
  "group.block-dates": entry(
    400,
    () => "Check-out date must be after the check-in date for all blocks.",
  ),
  "group.cancelled": entry(409, () => "This group was cancelled."),
  "group.block-not-found": entry(404, () => "The group has no such room block."),
  "group.block-named": entry(
    409,
    (p: { roomTypeName: string; names: number }) =>
      `${p.names} names on the rooming list are in ${p.roomTypeName}. Take them off the list before giving rooms up.`,
  ),
  "group.block-full": entry(
    409,
    (p: { roomTypeName: string; quantity: number }) =>
      `All ${p.quantity} rooms of ${p.roomTypeName} are on the rooming list.`,
  ),
  "group.type-twice": entry(
    409,
    (p: { roomTypeName: string }) => `The group already has a block of ${p.roomTypeName}.`,
  ),
  "group.all-types-added": entry(409, () => "All available room types have been added."),
  "group.assignment-incomplete": entry(
    400,
    (_: { fields: FieldFault[] }) => "Please enter a guest name and select a room.",
  ),
  "group.entry-not-found": entry(404, () => "This name is no longer on the rooming list."),
  "group.entry-assigned": entry(
    409,
    (p: { guestName: string; roomNumber: string }) =>
      `${p.guestName} already has room ${p.roomNumber}.`,
  ),
  "group.block-over": entry(
    409,
    (p: { checkOutDate: string; businessDate: string }) =>
      `The block ended on ${p.checkOutDate}; the business date is ${p.businessDate}.`,
  ),
  "group.dates-outside": entry(
    409,
    (p: { roomTypeName: string; checkInDate: string; checkOutDate: string }) =>
      `The block of ${p.roomTypeName} is for the nights from ${p.checkInDate} to ${p.checkOutDate}. Other nights are booked at their own rate.`,
  ),
  "group.party-too-large": entry(
    409,
    (p: { roomTypeName: string; persons: number; party: number }) =>
      `The rate of ${p.roomTypeName} was agreed for a party of ${p.persons} in a room, not for ${p.party}.`,
  ),
  "group.account-open": entry(
    409,
    (p: { balanceCentimes: number }) =>
      `The group's account is not at zero: its balance is ${formatMoney(p.balanceCentimes)}. Settle it first.`,
  ),
  "group.room-occupied": entry(
    409,
    (p: { roomNumber: string }) => `Another guest is still in room ${p.roomNumber}.`,
  ),
  "group.name-assigned": entry(
    409,
    (p: { roomNumber: string }) => `This guest already has room ${p.roomNumber}.`,
  ),
  "group.not-its-stay": entry(409, () => "This stay is not one of the group."),
  "group.posting-of-stay": entry(
    409,
    () =>
      "This came from the folio of a stay. Reverse it there, and it leaves the group's account.",
  ),
};
