import type { TillPerson, TillTurn, TurnPurpose } from "@funduq/shared-types/contracts/till-turn";
import { EmptyState, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { GuestIcon } from "@funduq/shared-ui/icons";
import { useState } from "react";
import { PinEntry } from "./pin-entry.tsx";
import classes from "./turns.module.css";

type TurnPickerProps = {
  people: readonly TillPerson[];
  purpose: TurnPurpose;
  onTaken?: (turn: TillTurn) => void;
};

/** Who it is, by one tap, and then their PIN. Where it can be one person only, their PIN at once. */
export function TurnPicker({ people, purpose, onTaken }: TurnPickerProps) {
  const t = useText("till");
  const [chosen, setChosen] = useState<TillPerson>();
  const [first, ...others] = people;
  const person = chosen ?? (others.length === 0 ? first : undefined);
  if (person)
    return (
      <PinEntry
        key={person.userId}
        person={person}
        purpose={purpose}
        onTaken={onTaken}
        onBack={others.length > 0 ? () => setChosen(undefined) : undefined}
      />
    );
  if (people.length === 0) return <EmptyState icon={GuestIcon} message={t("turn.nobody")} />;
  return (
    <div className={classes.people}>
      {people.map((each) => (
        <button
          key={each.userId}
          type="button"
          className={classes.person}
          onClick={() => setChosen(each)}
        >
          <GuestIcon size={24} />
          <span>
            <Name>{each.name}</Name>
          </span>
        </button>
      ))}
    </div>
  );
}
