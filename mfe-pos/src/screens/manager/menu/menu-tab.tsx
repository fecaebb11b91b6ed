import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { useMediaQuery } from "@funduq/shared-ui";
import { urlText, useUrlState } from "@funduq/shared-ui/router";
import { useState } from "react";
import classes from "../manager.module.css";
import { CategoryList } from "./category-list.tsx";
import { ItemsCard } from "./items-card.tsx";
import { MenuDialog, type OpenedDialog } from "./menu-dialog.tsx";
import { shownPart } from "./shown-part.ts";

const schema = { category: urlText };

/** The menu: its categories, and the items of the chosen one or all. */
export function MenuTab({ place, menu }: { place: RestaurantRef; menu: PosMenu }) {
  const { values, change } = useUrlState(schema);
  const [opened, setOpened] = useState<OpenedDialog>();
  const isNarrow = useMediaQuery("(max-width: 60rem)");
  const shown = shownPart(menu, values.category);
  return (
    <div className={classes.menu}>
      <CategoryList
        // On a narrow screen the list is folded above the items.
        key={String(isNarrow)}
        isFolded={isNarrow}
        place={place}
        menu={menu}
        shown={shown}
        onShow={(category) => change({ category }, { replace: true })}
        onOpen={setOpened}
      />
      <ItemsCard place={place} menu={menu} shown={shown} onOpen={setOpened} />
      {opened && (
        <MenuDialog
          opened={opened}
          place={place}
          menu={menu}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
