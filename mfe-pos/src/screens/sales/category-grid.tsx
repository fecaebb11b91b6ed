import type { PosCategory } from "@funduq/shared-types/contracts/pos-menu";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./sales.module.css";

type CategoryGridProps = {
  categories: readonly PosCategory[];
  selected: string | null;
  onSelect: (category: string | null) => void;
};

/** The categories as large buttons. */
export function CategoryGrid({ categories, selected, onSelect }: CategoryGridProps) {
  const t = useText("pos");
  const all = { id: null, name: t("all-items") };
  return (
    <fieldset className={classes.categories} aria-label={t("categories")}>
      {[all, ...categories].map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={classes.category}
          aria-pressed={id === selected}
          onClick={() => onSelect(id)}
        >
          <bdi>{name}</bdi>
        </button>
      ))}
    </fieldset>
  );
}
