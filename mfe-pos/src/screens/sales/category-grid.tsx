import type { PosCategory } from "@funduq/shared-types/contracts/pos";
import { useText } from "@funduq/shared-ui/i18n";
import { useSearchParams } from "@funduq/shared-ui/router";
import classes from "./sales.module.css";

type CategoryGridProps = { categories: readonly PosCategory[]; selected: string | null };

/** The categories as large buttons; the chosen one is kept in the URL. */
export function CategoryGrid({ categories, selected }: CategoryGridProps) {
  const t = useText("pos");
  const [, setParams] = useSearchParams();
  const choose = (category: string | null) =>
    setParams((now) => withCategory(now, category), { replace: true });
  const all = { id: null, name: t("allItems") };
  return (
    <fieldset className={classes.categories} aria-label={t("categories")}>
      {[all, ...categories].map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={classes.category}
          aria-pressed={id === selected}
          onClick={() => choose(id)}
        >
          <bdi>{name}</bdi>
        </button>
      ))}
    </fieldset>
  );
}

function withCategory(params: URLSearchParams, category: string | null): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (category === null) changed.delete("category");
  else changed.set("category", category);
  return changed;
}
