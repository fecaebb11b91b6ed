import { TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";

type PasswordFieldProps = {
  value: string;
  autoFocus?: boolean;
  onChange: (password: string) => void;
};

/** The password of who is signed in: a colleague at an unlocked till does not know it. */
export function PasswordField({ value, autoFocus = false, onChange }: PasswordFieldProps) {
  const t = useText("till");
  return (
    <TextField
      label={t("turn.password")}
      type="password"
      autoComplete="current-password"
      maxLength={200}
      required
      autoFocus={autoFocus}
      value={value}
      onChange={onChange}
    />
  );
}
