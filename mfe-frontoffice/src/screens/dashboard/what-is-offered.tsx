import { Name } from "@funduq/shared-ui";
import { formatDay } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import card from "./card.module.css";
import type { Offer } from "./offer.ts";
import classes from "./what-is-offered.module.css";

/** For whom groups hold a room that nobody has, or until when it is free (FO-16). */
export function WhatIsOffered({ freeUntil, isHeld, holders: [first, ...others] }: Offer) {
  const t = useText("frontoffice");
  if (freeUntil)
    return (
      <span className={card.dates}>{t("card.free-until", { date: formatDay(freeUntil) })}</span>
    );
  if (!isHeld) return null;
  if (!first) return <span className={card.dates}>{t("card.sold-out")}</span>;
  return (
    <span className={classes.holder}>
      <Name>{first.name}</Name>
      {others.length > 0 && ` +${others.length}`}
    </span>
  );
}
