import { MAX_ROOMS_AT_ONCE } from "@funduq/shared-types/contracts/group-rooms";
import { Checkbox, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import type { ReactNode } from "react";
import classes from "./group-panel.module.css";
import type { ListedStay } from "./group-steps.ts";
import type { GroupStep } from "./use-group-step.ts";

type StayChoiceProps = {
  step: GroupStep;
  renderAfterRoom?: (stay: ListedStay) => ReactNode;
};

/** The guests that a step of the group is about, each to be left out. */
export function StayChoice({ step: { stays, chosen, choose }, renderAfterRoom }: StayChoiceProps) {
  const t = useText("frontoffice");
  return (
    <>
      {stays.length > MAX_ROOMS_AT_ONCE && (
        <p>{t("group.step-most", { most: MAX_ROOMS_AT_ONCE })}</p>
      )}
      <ul className={classes.entries}>
        {stays.map((stay) => (
          <li key={stay.id} className={classes.entry}>
            <Checkbox
              label={<Name>{stay.guestName}</Name>}
              checked={chosen.includes(stay)}
              onChange={(isChosen) => choose(stay, isChosen)}
            />
            <span className={classes.muted}>{t("palette.room", { number: stay.roomNumber })}</span>
            {renderAfterRoom?.(stay)}
          </li>
        ))}
      </ul>
    </>
  );
}
