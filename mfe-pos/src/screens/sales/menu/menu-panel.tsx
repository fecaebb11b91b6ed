import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { PosItem, PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { Button, EmptyState, TextField, VisuallyHidden } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { CancelledIcon, RestaurantIcon, SearchIcon } from "@funduq/shared-ui/icons";
import { urlText, useUrlState } from "@funduq/shared-ui/router";
import { memo, useDeferredValue, useMemo, useState } from "react";
import { happyPrices, useHappyHours } from "../../../features/menu/happy-prices.ts";
import { itemsShown } from "../../../features/restaurants/menu.ts";
import { CategoryGrid } from "./category-grid.tsx";
import { ItemGrid } from "./item-grid.tsx";
import classes from "./menu.module.css";
import { useFoundItem } from "./use-found-item.ts";

const schema = { category: urlText };

type MenuPanelProps = {
  place: RestaurantRef;
  menu: PosMenu;
  onPick: (item: PosItem) => void;
  onSoldOut: (item: PosItem) => void;
};

/**
 * The menu: a category at a time, or whatever the search finds in all of it. It is drawn again when the menu or its prices
 * change, and never because of what is on the bill.
 */
export const MenuPanel = memo(function MenuPanel(props: MenuPanelProps) {
  const { place, menu, onPick, onSoldOut } = props;
  const t = useText("pos");
  const till = useText("till");
  const { values, change } = useUrlState(schema);
  const [text, setText] = useState("");
  const [marksSoldOut, setMarksSoldOut] = useState(false);
  const query = useDeferredValue(text);
  const category = menu.categories.find(({ id }) => id === values.category);
  const categoryId = category?.id ?? null;
  const happyHours = useHappyHours(menu);
  const prices = useMemo(() => happyPrices(menu.items, happyHours), [menu, happyHours]);
  const hasHappyHours = Boolean(menu.happyHours?.length);
  const cheaper = new Set([...prices.values()].map(({ id }) => id));
  const items = useMemo(() => itemsShown(menu, categoryId, query), [menu, categoryId, query]);
  const pick = marksSoldOut ? onSoldOut : onPick;
  const search = useFoundItem({ menu, text, onPick: pick });
  return (
    <section className={classes.menu} aria-label={t("menu")}>
      <div className={classes.tools}>
        <form onSubmit={search.order} onKeyDown={search.move}>
          <TextField
            type="search"
            label={t("search")}
            labelHidden
            placeholder={t("search")}
            value={text}
            onChange={setText}
          />
          <VisuallyHidden>
            <output>{search.found && till("enter-orders", { name: search.found.name })}</output>
          </VisuallyHidden>
        </form>
        <Button
          icon={CancelledIcon}
          aria-pressed={marksSoldOut}
          variant={marksSoldOut ? "primary" : "default"}
          onClick={() => setMarksSoldOut(!marksSoldOut)}
        >
          {till("sold-out")}
        </Button>
      </div>
      {marksSoldOut && <p role="status">{till("sold-out-hint")}</p>}
      <div className={classes.happy} data-kept={hasHappyHours || undefined} role="status">
        {happyHours
          .filter(({ id }) => cheaper.has(id))
          .map(({ id, name, to }) => (
            <p key={id}>
              <bdi>{till("happy-until", { name, to })}</bdi>
            </p>
          ))}
      </div>
      <CategoryGrid
        categories={menu.categories}
        selected={categoryId}
        onSelect={(id) => change({ category: id }, { replace: true })}
      />
      {items.length > 0 ? (
        <ItemGrid
          place={place}
          items={items}
          categories={menu.categories}
          prices={prices}
          hasHappyHours={hasHappyHours}
          foundId={search.found?.id}
          onPick={pick}
          onHold={onSoldOut}
        />
      ) : (
        <NoItem query={query.trim()} onClear={() => setText("")} />
      )}
    </section>
  );
});

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
