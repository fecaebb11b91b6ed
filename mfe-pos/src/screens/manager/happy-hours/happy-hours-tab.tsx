import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { HappyHour } from "@funduq/shared-types/contracts/pos-happy-hour";
import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { Button, Card, EmptyState } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, TimeIcon } from "@funduq/shared-ui/icons";
import { useState } from "react";
import { useRemoveHappyHourMutation } from "../../../features/menu/happy-hours.endpoints.ts";
import { useHappyHours } from "../../../features/menu/happy-prices.ts";
import classes from "../manager.module.css";
import { RemoveDialog } from "../remove-dialog.tsx";
import { HappyHourDialog } from "./happy-hour-dialog.tsx";
import { HappyHourRow } from "./happy-hour-row.tsx";

type Opened = { kind: "add" } | { kind: "edit" | "remove"; happyHour: HappyHour };

/** Hours with other prices (POS-01, POS-09), and what each does today. */
export function HappyHoursTab({ place, menu }: { place: RestaurantRef; menu: PosMenu }) {
  const t = useText("pos");
  const [opened, setOpened] = useState<Opened>();
  const [remove] = useRemoveHappyHourMutation();
  // Draws the rows again when one begins or ends.
  useHappyHours(menu);
  const close = () => setOpened(undefined);
  const { happyHours = [] } = menu;
  return (
    <Card
      title={t("happy")}
      actions={
        <Button variant="primary" icon={AddIcon} onClick={() => setOpened({ kind: "add" })}>
          {t("happy.add")}
        </Button>
      }
    >
      {happyHours.length === 0 ? (
        <EmptyState icon={TimeIcon} message={t("happy.none")} />
      ) : (
        <ul className={classes.list} aria-label={t("happy")}>
          {happyHours.map((happyHour) => (
            <HappyHourRow
              key={happyHour.id}
              happyHour={happyHour}
              menu={menu}
              onEdit={() => setOpened({ kind: "edit", happyHour })}
              onDelete={() => setOpened({ kind: "remove", happyHour })}
            />
          ))}
        </ul>
      )}
      {opened?.kind === "remove" && (
        <RemoveDialog
          name={opened.happyHour.name}
          trigger={remove}
          removed={{ ...place, happyHourId: opened.happyHour.id }}
          onClose={close}
        >
          {t("happy.delete-note")}
        </RemoveDialog>
      )}
      {opened && opened.kind !== "remove" && (
        <HappyHourDialog
          place={place}
          menu={menu}
          happyHour={opened.kind === "edit" ? opened.happyHour : undefined}
          onClose={close}
        />
      )}
    </Card>
  );
}
