import { Button, Name, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useState } from "react";
import type { TypedCharge } from "./charge-fields.tsx";
import classes from "./setup.module.css";

type RetiredChargesProps = {
  charges: readonly TypedCharge[];
  onOffer: (charge: TypedCharge) => void;
};

/** The charges that are no longer offered, folded away; each can be offered again. */
export function RetiredCharges({ charges, onOffer }: RetiredChargesProps) {
  const t = useText("admin");
  const [isUnfolded, setUnfolded] = useState(false);
  if (charges.length === 0) return null;
  return (
    <Stack gap={2}>
      <div>
        <Button
          variant="quiet"
          data-retired
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t("setup.retired-charges", { count: charges.length })}
        </Button>
      </div>
      {isUnfolded && (
        <ul className={classes.list}>
          {charges.map((charge) => (
            <li key={charge.id} className={classes.removed}>
              <Name>{charge.name}</Name>
              <Button
                aria-label={t("setup.offer-again-named", { name: charge.name })}
                onClick={() => onOffer(charge)}
              >
                {t("setup.offer-again")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
