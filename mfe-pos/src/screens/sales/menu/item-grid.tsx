import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { PosCategory, PosItem } from "@funduq/shared-types/contracts/pos-menu";
import { Amount, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { CancelledIcon } from "@funduq/shared-ui/icons";
import { memo, useEffect, useMemo, useRef } from "react";
import { HappyPrice } from "../../../features/menu/happy-price.tsx";
import type { HappyPrices } from "../../../features/menu/happy-prices.ts";
import colors from "../../../features/menu/menu-color.module.css";
import { photoAddress } from "../../../features/menu/photo-address.ts";
import { ItemPhoto } from "./item-photo.tsx";
import classes from "./menu.module.css";
import { useHold } from "./use-hold.ts";

type ItemGridProps = {
  place: RestaurantRef;
  items: readonly PosItem[];
  categories: readonly PosCategory[];
  /** Of the items that are cheaper now. */
  prices: HappyPrices;
  /** The restaurant has happy hours: a tile keeps the room of two prices. */
  hasHappyHours: boolean;
  /** The item that Enter orders, of those that a search found. */
  foundId: string | undefined;
  onPick: (item: PosItem) => void;
  /** A long press, or the key of the context menu. */
  onHold: (item: PosItem) => void;
};

/** The items by finger; what is sold out shows it and stays in its place. */
export const ItemGrid = memo(function ItemGrid(props: ItemGridProps) {
  const { place, items, categories, prices, hasHappyHours, foundId, onPick, onHold } = props;
  const t = useText("pos");
  const colors = useMemo(
    () => new Map(categories.map(({ id, color }) => [id, color])),
    [categories],
  );
  return (
    <ul className={classes.items} data-happy={hasHappyHours || undefined} aria-label={t("menu")}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemTile
            item={item}
            photo={photoAddress(place, item)}
            happy={prices.get(item.id)}
            isFound={item.id === foundId}
            color={item.color ?? (item.categoryId && colors.get(item.categoryId)) ?? "grey"}
            onPick={onPick}
            onHold={onHold}
          />
        </li>
      ))}
    </ul>
  );
});

type ItemTileProps = Pick<ItemGridProps, "onPick" | "onHold"> & {
  item: PosItem;
  /** Where its photo is. */
  photo: string | undefined;
  happy: Parameters<typeof HappyPrice>[0]["happy"] | undefined;
  isFound: boolean;
  color: string;
};

const ItemTile = memo(function ItemTile(props: ItemTileProps) {
  const { item, photo, happy, isFound, color, onPick, onHold } = props;
  const t = useText("till");
  const tile = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFound) tile.current?.scrollIntoView({ block: "nearest" });
  }, [isFound]);
  const hold = useHold(() => onHold(item));
  return (
    <button
      ref={tile}
      type="button"
      className={`${colors.color} ${classes.colored} ${classes.item}`}
      data-color={color}
      data-photo={photo ? true : undefined}
      data-sold-out={item.isSoldOut || undefined}
      data-found={isFound || undefined}
      onClick={hold.unlessHeld(() => onPick(item))}
      onPointerDown={hold.start}
      onPointerUp={hold.stop}
      onPointerLeave={hold.stop}
      onPointerCancel={hold.stop}
      onContextMenu={hold.menu}
    >
      <Name>{item.name}</Name>
      {photo && <ItemPhoto key={photo} src={photo} />}
      {item.isSoldOut && (
        <span className={classes.soldOut}>
          <CancelledIcon size={18} />
          {t("sold-out")}
        </span>
      )}
      {!item.isSoldOut && happy && (
        <HappyPrice happy={happy} normalPriceCentimes={item.priceCentimes} isNameless />
      )}
      {!item.isSoldOut && !happy && <Amount value={item.priceCentimes} />}
    </button>
  );
});
