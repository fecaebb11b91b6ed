import type { ChargeDepartment } from "@funduq/shared-types/contracts/folio";
import { Select } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useState } from "react";
import type { Edited } from "../../features/setup/use-edited.ts";
import type { useListForm } from "../../features/setup/use-list-form.ts";
import { ChargeFields, type TypedCharge } from "./charge-fields.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import { RemovedEntry } from "./removed-entry.tsx";
import classes from "./setup.module.css";
import { useDepartments } from "./use-departments.ts";

/** Which department's charges are shown; '' shows all. */
export type Shown = ChargeDepartment | "";

type ChargeListProps = {
  charges: Pick<Edited<TypedCharge>, "list" | "move">;
  /** With those that are retired by the next saving. */
  offered: readonly TypedCharge[];
  form: Pick<ReturnType<typeof useListForm<TypedCharge, unknown>>, "item">;
  shown: Shown;
  onShow: (shown: Shown) => void;
  isSaving: boolean;
  onRetire: (charge: TypedCharge) => void;
  onOffer: (charge: TypedCharge) => void;
};

/** The charges that are offered, in the order in which the desk finds them; all, or those of one department. */
export function ChargeList(props: ChargeListProps) {
  const { charges, offered, form, shown, isSaving } = props;
  const t = useText("admin");
  const departments = useDepartments();
  const [dragged, setDragged] = useState<TypedCharge>();
  const list = offered.filter(({ department }) => shown === "" || department === shown);
  const kept = list.filter(({ isRetired }) => !isRetired);
  return (
    <>
      {offered.length > 0 && (
        <div className={classes.filter}>
          <Select<Shown>
            label={t("setup.charges-of")}
            value={shown}
            onChange={props.onShow}
            options={[{ value: "", label: t("setup.charges-of-all") }, ...departments]}
          />
        </div>
      )}
      {list.length === 0 && (
        <p className={classes.muted}>
          {t(offered.length === 0 ? "setup.no-charges" : "setup.no-charges-of")}
        </p>
      )}
      <ul className={classes.list} hidden={list.length === 0}>
        {list.map((charge) => (
          <li
            key={charge.id}
            data-entry={charge.id}
            onDragOver={(event) => {
              event.preventDefault();
              if (dragged && dragged.id !== charge.id) charges.move(dragged, charge);
            }}
            // Else the browser writes what is dropped into the field below the pointer.
            onDrop={(event) => event.preventDefault()}
          >
            {charge.isRetired ? (
              <RemovedEntry
                name={charge.name}
                note={t("setup.retires-on-saving")}
                isSaving={isSaving}
                onRestore={() => props.onOffer(charge)}
              />
            ) : (
              <ChargeFields
                number={kept.indexOf(charge) + 1}
                charge={charge}
                isFirst={charge === kept[0]}
                field={form.item("list", charges.list.indexOf(charge))}
                onRetire={() => props.onRetire(charge)}
              >
                <MoveButtons
                  name={charge.name || t("setup.charge", { number: kept.indexOf(charge) + 1 })}
                  above={kept[kept.indexOf(charge) - 1]}
                  below={kept[kept.indexOf(charge) + 1]}
                  onMove={(target) => charges.move(charge, target)}
                  onDrag={(isDragged) => setDragged(isDragged ? charge : undefined)}
                />
              </ChargeFields>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
