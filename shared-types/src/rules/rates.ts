import type { RateOffer, RatePlan } from "../contracts/rate.ts";
import { type Centimes, ZERO } from "../values/money.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/** What the hotel has agreed or published for a room type; missing or 0 where nothing was set. */
export type KnownRates = {
  publicRate?: Centimes | undefined;
  /** For 1, 2, 3 and 4 persons. */
  companyRates?: readonly Centimes[] | undefined;
  baseRate?: Centimes | undefined;
};

/** The rate plans that the desk can choose from, in the order of BK-03; the 'Default Rate' of 0 ends it. */
export function rateOffers({ publicRate, companyRates = [], baseRate }: KnownRates): RateOffer[] {
  const company = companyRates
    .slice(0, 4)
    .map((rate, index) => offer(`company-${(index + 1) as 1 | 2 | 3 | 4}`, rate));
  const known = [offer("public", publicRate), ...company, offer("base", baseRate)];
  return [...known.filter(({ rateCentimes }) => rateCentimes > 0), offer("default", ZERO)];
}

function offer(plan: RatePlan, rate: Centimes | undefined): RateOffer {
  return { plan, rateCentimes: rate ?? ZERO };
}

/** Whether a booking may be made at this rate: above zero and what the hotel offers now (BK-02). */
export function rateVerdict(
  chosen: { ratePlan: RatePlan; rateCentimes: Centimes },
  offers: readonly RateOffer[],
): Verdict {
  if (chosen.rateCentimes <= 0) return refused("booking.rate-missing");
  const offered = offers.find(({ plan }) => plan === chosen.ratePlan);
  if (!offered || offered.rateCentimes !== chosen.rateCentimes)
    return refused("booking.rate-changed");
  return allowed;
}
