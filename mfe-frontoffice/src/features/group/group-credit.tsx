import type { Group, GroupDraft } from "@funduq/shared-types/contracts/group";
import { companyShareOfRooms, type GroupRooms } from "@funduq/shared-types/rules/company-credit";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { CreditWarning } from "../company/credit-warning.tsx";
import { type OffersOf, rateQuestion } from "./group-draft.ts";
import { roomsOfContract, roomsOfNewBlocks } from "./group-priced-rooms.ts";
import type { GroupSource, Offers } from "./group-source.ts";
import type { ContractForm } from "./use-contract.ts";

type NewGroupCreditProps = { draft: GroupDraft; source: GroupSource; offersOf: OffersOf };

/** Warns where a new group takes its company beyond the credit limit. */
export function NewGroupCredit({ draft, source, offersOf }: NewGroupCreditProps) {
  const { company, blocks } = draft;
  const { hotelId, businessDate } = source;
  const [first] = blocks;
  // Asked for the first block's rates already: the taxes with them are those of the hotel.
  const { taxes } = source.useOffers(first && company ? rateQuestion(first, company.id) : null);
  if (!company || !hotelId) return null;
  const rooms = roomsOfNewBlocks(blocks, { offersOf, businessDate });
  return (
    <RoomsCredit
      hotelId={hotelId}
      company={company}
      rooms={rooms}
      taxes={taxes}
      businessDate={businessDate}
    />
  );
}

type GroupCreditProps = {
  hotelId: HotelId;
  group: Group;
  form: ContractForm;
  businessDate: CalendarDate;
};

/** Warns where a group's contract, as it is to be, takes its company beyond the credit limit. */
export function GroupCredit({ hotelId, group, form, businessDate }: GroupCreditProps) {
  const { company } = group;
  if (!company) return null;
  const rooms = roomsOfContract(form, group, businessDate);
  return (
    <RoomsCredit
      hotelId={hotelId}
      company={company}
      rooms={rooms}
      taxes={group}
      businessDate={businessDate}
    />
  );
}

type RoomsCreditProps = {
  hotelId: HotelId;
  company: NonNullable<Group["company"]>;
  /** Undefined while one of the blocks has no price or no days. */
  rooms: readonly GroupRooms[] | undefined;
  taxes: Offers["taxes"];
  businessDate: CalendarDate;
};

function RoomsCredit({ hotelId, company, rooms, taxes, businessDate }: RoomsCreditProps) {
  return (
    <CreditWarning
      hotelId={hotelId}
      company={company}
      of="group"
      shareOf={(rules) =>
        rooms && taxes && companyShareOfRooms(rooms, { rules, taxes, businessDate })
      }
    />
  );
}
