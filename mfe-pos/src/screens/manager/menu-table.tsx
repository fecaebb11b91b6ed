import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { Amount, Card, EmptyState, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { RestaurantIcon } from "@funduq/shared-ui/icons";
import { type MenuSection, menuSections } from "../../features/restaurants/menu.ts";
import classes from "./manager.module.css";

/** The whole menu with its prices, category by category. */
export function MenuTable({ menu }: { menu: PosMenu }) {
  const t = useText("pos");
  const sections = menuSections(menu);
  return (
    <Card title={t("menu")}>
      {sections.length === 0 ? (
        <EmptyState icon={RestaurantIcon} message={t("no-items")} />
      ) : (
        <div className={classes.sections}>
          {sections.map((section) => (
            <Section key={section.category?.id ?? null} section={section} />
          ))}
        </div>
      )}
    </Card>
  );
}

function Section({ section: { category, items } }: { section: MenuSection }) {
  const t = useText("pos");
  return (
    <table className={classes.section}>
      <caption className={classes.caption}>
        {category ? <Name>{category.name}</Name> : t("uncategorised")}{" "}
        <span className={classes.covers}>{t("items", { count: items.length })}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("item")}</th>
          <th scope="col" className={classes.price}>
            {t("price")}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, name, priceCentimes }) => (
          <tr key={id}>
            <td>
              <Name>{name}</Name>
            </td>
            <td className={classes.price}>
              <Amount value={priceCentimes} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
