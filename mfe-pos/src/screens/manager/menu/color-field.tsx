import { type PosColor, posColors } from "@funduq/shared-types/contracts/pos-menu";
import { FieldSet } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type ReactNode, useId } from "react";
import { ColorDot } from "../../../features/menu/color-dot.tsx";
import classes from "../manager.module.css";

type ColorFieldProps = {
  value: PosColor | null;
  onChange: (color: PosColor | null) => void;
  /** The colour of the category, which an item without one of its own has. */
  inherited?: PosColor | undefined;
};

/** One of the till's colours; for an item also that of its category. */
export function ColorField({ value, onChange, inherited }: ColorFieldProps) {
  const t = useText("pos");
  const name = useId();
  const choice = (color: PosColor | null, children: ReactNode) => (
    <label key={color} className={classes.color}>
      <input type="radio" name={name} checked={value === color} onChange={() => onChange(color)} />
      {children}
    </label>
  );
  return (
    <FieldSet legend={t("menu.color")}>
      <div className={classes.colors}>
        {inherited &&
          choice(
            null,
            <>
              <ColorDot color={inherited} />
              {t("menu.as-category")}
            </>,
          )}
        {posColors.map((color) =>
          choice(
            color,
            <>
              <ColorDot color={color} />
              {t(`color.${color}`)}
            </>,
          ),
        )}
      </div>
    </FieldSet>
  );
}
