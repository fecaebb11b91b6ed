import type { CreateGroup } from "@funduq/shared-types/contracts/group";
import type { RateOffer, RateOffers } from "@funduq/shared-types/contracts/rate";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { CompanyId, HotelId, RoomTypeId } from "@funduq/shared-types/values/ids";
import type { ApiFailure } from "@funduq/shared-ui/state";

export type SuggestedCompany = { id: CompanyId; name: string };
export type RateQuestion = { roomTypeId: RoomTypeId; guests: number; companyId: CompanyId | null };
export type Offers = {
  offers: readonly RateOffer[];
  /** The hotel's, once they are loaded; sample data has none. */
  taxes?: Pick<RateOffers, "tdsBp" | "tdsChanges" | "taxRates"> | undefined;
  failure?: unknown;
  retry?: () => void;
};

/** Where a block of rooms has its facts from. */
export type BlockSource = {
  businessDate: CalendarDate;
  roomTypes: readonly { id: RoomTypeId; name: string }[];
  useOffers: (question: RateQuestion | null) => Offers;
};

/**
 * Where the group form has its facts from, and where it saves: a hotel, or the sample data of the
 * playground (GRP-07). Its hooks are called on every drawing, so a form keeps one source.
 */
export type GroupSource = BlockSource & {
  /** Whose companies have credit limits; null on the playground. */
  hotelId: HotelId | null;
  useCompanies: (query: string) => { companies: readonly SuggestedCompany[]; isLoading: boolean };
  save: (request: CreateGroup) => void;
  isSaving: boolean;
  failure: ApiFailure | undefined;
  clearFailure: () => void;
};
