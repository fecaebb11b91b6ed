import {
  type PoliceForm,
  type PoliceReport,
  policeFormSchema,
  policeReportSchema,
} from "@funduq/shared-types/contracts/police";
import { mockId } from "../standalone/ids.ts";

/** The form of the guest of room 101, who came today and of whom only the name is known. */
export const aPoliceForm = (more: object = {}): PoliceForm =>
  policeFormSchema.parse({
    bookingId: mockId(3, 101),
    roomNumber: "101",
    status: "Checked-in",
    arrivesOn: "2026-04-10",
    departsOn: "2026-04-12",
    guestId: mockId(4, 101),
    fullName: "Lina Saadi",
    nameOtherScript: null,
    isPrimary: true,
    phone: null,
    nationality: null,
    birthDate: null,
    birthPlace: null,
    idType: null,
    idNumber: null,
    idDeliveryDate: null,
    idDeliveryPlace: null,
    address: null,
    profession: null,
    sentAt: null,
    sentOn: null,
    sentBy: null,
    ...more,
  });

/** A report on which nobody is, unless they are given. */
export const aPoliceReport = (more: object = {}): PoliceReport =>
  policeReportSchema.parse({
    businessDate: "2026-04-10",
    counts: { due: 0, late: 0, expected: 0 },
    forms: [],
    unnamed: [],
    sent: [],
    ...more,
  });
