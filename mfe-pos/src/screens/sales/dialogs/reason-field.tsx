import { TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./dialogs.module.css";

type ReasonFieldProps = {
  value: string;
  /** What is said most often, by one tap. */
  usual: readonly string[];
  onChange: (reason: string) => void;
};

export function ReasonField({ value, usual, onChange }: ReasonFieldProps) {
  const t = useText("till");
  return (
    <div className={classes.reason}>
      <TextField label={t("reason")} required value={value} maxLength={200} onChange={onChange} />
      <div className={classes.options}>
        {usual.map((reason) => (
          <button
            key={reason}
            type="button"
            className={classes.option}
            aria-pressed={value === reason}
            onClick={() => onChange(reason)}
          >
            {reason}
          </button>
        ))}
      </div>
    </div>
  );
}
