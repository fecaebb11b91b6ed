import type { PosCategory } from "@funduq/shared-types/contracts/pos-menu";
import { useText } from "@funduq/shared-ui/i18n";
import colors from "../../../features/menu/menu-color.module.css";
import classes from "./menu.module.css";

type CategoryGridProps = {
  categories: readonly PosCategory[];
  selected: string | null;
  onSelect: (category: string | null) => void;
};

/** The categories as large buttons in their colours. */
export function CategoryGrid({ categories, selected, onSelect }: CategoryGridProps) {
  const t = useText("pos");
  const all = { id: null, name: t("all-items"), color: "grey" };
  return (
    <fieldset className={classes.categories} aria-label={t("categories")}>
      {[all, ...categories].map(({ id, name, color }) => (
        <button
          key={id}
          type="button"
          className={`${colors.color} ${classes.colored} ${classes.category}`}
          data-color={color}
          aria-pressed={id === selected}
          onClick={() => onSelect(id)}
        >
          <bdi>{name}</bdi>
        </button>
      ))}
    </fieldset>
  );
}
