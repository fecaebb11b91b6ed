import { TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./status-form.module.css";

/** As in the contract. */
const NAME_LENGTH = 120;

type HousekeeperFieldProps = {
  value: string;
  onChange: (name: string) => void;
  /** The names in use on the board: one tap is faster than typing with wet thumbs. */
  known: readonly string[];
};

export function HousekeeperField({ value, onChange, known }: HousekeeperFieldProps) {
  const t = useText("housekeeping");
  return (
    <div className={classes.housekeeper}>
      <TextField
        label={t("housekeeper")}
        hint={t("housekeeper-hint")}
        value={value}
        onChange={onChange}
        maxLength={NAME_LENGTH}
      />
      {known.length > 0 && (
        <ul className={classes.names} aria-label={t("housekeeper-names")}>
          {known.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={classes.name}
                aria-pressed={name === value}
                onClick={() => onChange(name === value ? "" : name)}
              >
                <bdi>{name}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
