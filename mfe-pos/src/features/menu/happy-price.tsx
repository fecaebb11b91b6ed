import { Amount, Name, VisuallyHidden } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./happy-price.module.css";

type HappyPriceProps = {
  happy: { name: string; priceCentimes: number };
  normalPriceCentimes: number;
  /** Where its name is said already, as above the menu. */
  isNameless?: boolean;
};

/** A price in a happy hour, beside the normal one, struck through; below the happy hour's name. */
export function HappyPrice({ happy, normalPriceCentimes, isNameless }: HappyPriceProps) {
  const t = useText("till");
  return (
    <span className={classes.price}>
      {!isNameless && (
        <span className={classes.name}>
          <Name>{happy.name}</Name>
        </span>
      )}
      <Amount value={happy.priceCentimes} strong />
      <s className={classes.normal}>
        <VisuallyHidden>{t("normal-price")} </VisuallyHidden>
        <Amount value={normalPriceCentimes} />
      </s>
    </span>
  );
}
