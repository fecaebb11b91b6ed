import type { BlockDraft } from "@funduq/shared-types/contracts/group";
import type { RateOffer } from "@funduq/shared-types/contracts/rate";
import { atLeastOne } from "@funduq/shared-types/rules/group";
import type { CompanyId, RoomTypeId } from "@funduq/shared-types/values/ids";
import { Button, NumberField, Select } from "@funduq/shared-ui";
import type { BoundField } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon } from "@funduq/shared-ui/icons";
import { BlockDays } from "./block-days.tsx";
import { BlockRate } from "./block-rate.tsx";
import { MOST_PERSONS } from "./group-draft.ts";
import classes from "./group-form.module.css";
import type { BlockSource } from "./group-source.ts";

type BlockFieldsProps = {
  block: BlockDraft;
  /** Its place in the form, from 1. */
  place: number;
  companyId: CompanyId | null;
  source: BlockSource;
  field: <Name extends keyof BlockDraft>(name: Name) => BoundField<BlockDraft[Name]>;
  /** Types that it can be of. */
  roomTypes?: BlockSource["roomTypes"];
  onChange: (change: Partial<BlockDraft>) => void;
  onOffers: (offers: readonly RateOffer[]) => void;
  /** At least one block stays. */
  onRemove: (() => void) | undefined;
};

/** Rooms of one type for some nights at a rate. */
export function BlockFields(props: BlockFieldsProps) {
  const { block, field, place, companyId, source, onChange, onRemove } = props;
  const { roomTypes = source.roomTypes } = props;
  const t = useText("frontoffice");
  const quantity = field("quantity");
  return (
    <fieldset className={classes.block} data-block>
      <legend>{t("group.block", { place })}</legend>
      <div className={classes.fields}>
        <div className={classes.wide}>
          <Select<RoomTypeId | "">
            {...field("roomTypeId")}
            label={t("group.room-type")}
            required
            placeholder={t("group.choose-type")}
            value={block.roomTypeId ?? ""}
            onChange={(chosen) => onChange({ roomTypeId: chosen || null, ratePlan: null })}
            options={roomTypes.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        <NumberField
          {...quantity}
          label={t("group.quantity")}
          required
          min={1}
          max={500}
          onBlur={() => {
            onChange({ quantity: block.quantity === null ? null : atLeastOne(block.quantity) });
            quantity.onBlur();
          }}
        />
        <NumberField
          {...field("persons")}
          label={t("group.persons")}
          required
          min={1}
          max={MOST_PERSONS}
        />
        <div className={classes.wide}>
          <BlockDays
            businessDate={source.businessDate}
            fromError={field("checkInDate").error}
            toError={field("checkOutDate").error}
            value={{ from: block.checkInDate, to: block.checkOutDate }}
            onChange={({ from: checkInDate, to: checkOutDate }) =>
              onChange({ checkInDate, checkOutDate })
            }
          />
        </div>
        <div className={classes.wide}>
          <BlockRate
            block={block}
            field={field("ratePlan")}
            companyId={companyId}
            source={source}
            onOffers={props.onOffers}
          />
        </div>
      </div>
      {onRemove && (
        <div className={classes.remove}>
          <Button variant="quiet" icon={DeleteIcon} onClick={onRemove}>
            {t("group.remove-block", { place })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
