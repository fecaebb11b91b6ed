import type { PosItem, PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { Amount, Button, Card, EmptyState, Name, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { RestaurantIcon, SearchIcon } from "@funduq/shared-ui/icons";
import { urlText, useUrlState } from "@funduq/shared-ui/router";
import { useDeferredValue, useState } from "react";
import { itemsShown } from "../../features/restaurants/menu.ts";
import { CategoryGrid } from "./category-grid.tsx";
import classes from "./sales.module.css";

const schema = { category: urlText };

/** The menu: a category at a time, or whatever the search finds in all of it. */
export function MenuPanel({ menu }: { menu: PosMenu }) {
  const t = useText("pos");
  const { values, change } = useUrlState(schema);
  const [text, setText] = useState("");
  const query = useDeferredValue(text);
  const category = menu.categories.find(({ id }) => id === values.category);
  const items = itemsShown(menu, category?.id ?? null, query);
  return (
    <Card title={t("menu")}>
      <div className={classes.menu}>
        <TextField
          type="search"
          label={t("search")}
          labelHidden
          placeholder={t("search")}
          value={text}
          onChange={setText}
        />
        <CategoryGrid
          categories={menu.categories}
          selected={category?.id ?? null}
          onSelect={(id) => change({ category: id }, { replace: true })}
        />
        {items.length > 0 ? (
          <ItemGrid items={items} />
        ) : (
          <NoItem query={query.trim()} onClear={() => setText("")} />
        )}
      </div>
    </Card>
  );
}

function ItemGrid({ items }: { items: readonly PosItem[] }) {
  const t = useText("pos");
  return (
    <ul className={classes.items} aria-label={t("menu")}>
      {items.map(({ id, name, priceCentimes }) => (
        <li key={id} className={classes.item}>
          <Name>{name}</Name>
          <Amount value={priceCentimes} strong />
        </li>
      ))}
    </ul>
  );
}

function NoItem({ query, onClear }: { query: string; onClear: () => void }) {
  const t = useText("pos");
  if (query === "") return <EmptyState icon={RestaurantIcon} message={t("no-items")} />;
  return (
    <EmptyState
      icon={SearchIcon}
      message={t("no-match", { query })}
      action={<Button onClick={onClear}>{t("clear-search")}</Button>}
    />
  );
}
