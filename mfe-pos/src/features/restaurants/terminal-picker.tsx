import type { RestaurantId } from "@funduq/shared-types/values/ids";
import { PageHeader, Select } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { RestaurantIcon } from "@funduq/shared-ui/icons";
import type { Restaurant } from "./restaurants.endpoints.ts";
import classes from "./terminal-picker.module.css";

type TerminalChoice = {
  label: string;
  question: string;
  restaurants: readonly Restaurant[];
  terminal: Restaurant | undefined;
  onChoose: (restaurantId: RestaurantId) => void;
};

/** The first thing a new device asks: where it stands. */
export function TerminalPicker({ question, restaurants, onChoose }: TerminalChoice) {
  const t = useText("pos");
  return (
    <>
      <PageHeader title={question} subtitle={t("choose-terminal-hint")} />
      <div className={classes.terminals}>
        {restaurants.map(({ id, name }) => (
          <button key={id} type="button" className={classes.terminal} onClick={() => onChoose(id)}>
            <RestaurantIcon size={28} />
            {/* A name in other letters begins where the card does, also on its second line. */}
            <span>
              <bdi>{name}</bdi>
            </span>
          </button>
        ))}
      </div>
    </>
  );
}

/** Changes the terminal later. A hotel with one restaurant has nothing to change. */
export function TerminalSelect({ label, restaurants, terminal, onChoose }: TerminalChoice) {
  if (restaurants.length < 2) return <bdi>{terminal?.name}</bdi>;
  return (
    <Select
      label={label}
      value={terminal?.id ?? ""}
      onChange={onChoose}
      options={restaurants.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
