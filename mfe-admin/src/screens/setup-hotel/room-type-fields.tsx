import {
  bedConfigurationSchema,
  OCCUPANCY,
  type SetupRoomType,
  setupRoomTypeSchema,
} from "@funduq/shared-types/contracts/setup";
import { hasDouble, withBeds, withSize } from "@funduq/shared-types/rules/setup";
import {
  Button,
  Checkbox,
  Grid,
  Group,
  MoneyField,
  NumberField,
  Select,
  TextField,
} from "@funduq/shared-ui";
import type { BoundField } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon } from "@funduq/shared-ui/icons";
import classes from "./setup.module.css";

/** A type as it is typed: numbers may still be missing. */
export type TypedRoomType = Omit<SetupRoomType, "maxOccupancy" | "baseRateCentimes"> & {
  maxOccupancy: number | null;
  baseRateCentimes: number | null;
  unpricedGuests?: readonly number[];
};

type RoomTypeFieldsProps = {
  number: number;
  type: TypedRoomType;
  field: <Name extends keyof TypedRoomType>(name: Name) => BoundField<TypedRoomType[Name]>;
  /** For beds and their size, which change together. */
  onChange: (type: TypedRoomType) => void;
  onDelete: () => void;
};

/** One room type (SET-05). A king or a queen takes a double bed, and each excludes the other (SET-06). */
export function RoomTypeFields({ number, type, field, onChange, onDelete }: RoomTypeFieldsProps) {
  const t = useText("admin");
  const superior = field("isSuperior");
  const double = hasDouble(type.bedConfiguration);
  const called = t("setup.type", { number });
  return (
    <fieldset
      className={classes.type}
      aria-label={type.name ? t("setup.type-named", { number, name: type.name }) : called}
    >
      <Grid>
        <TextField {...field("name")} label={t("setup.type-name")} required maxLength={80} />
        <Select
          label={t("setup.beds")}
          value={type.bedConfiguration}
          onChange={(beds) => onChange(withBeds(type, beds))}
          options={bedConfigurationSchema.options.map((value) => ({
            value,
            label: t(`setup.beds.${value}`),
          }))}
        />
        <NumberField
          {...field("maxOccupancy")}
          label={t("setup.max-occupancy")}
          required
          {...OCCUPANCY}
        />
        <MoneyField {...field("baseRateCentimes")} label={t("setup.base-rate")} />
      </Grid>
      <Group justify="between">
        <Group>
          <Checkbox
            label={t("setup.superior")}
            checked={superior.value}
            onChange={superior.onChange}
          />
          <Checkbox
            label={t("setup.king")}
            checked={type.isKing}
            disabled={!double}
            onChange={(on) => onChange(withSize(type, "king", on))}
          />
          <Checkbox
            label={t("setup.queen")}
            checked={type.isQueen}
            disabled={!double}
            onChange={(on) => onChange(withSize(type, "queen", on))}
          />
        </Group>
        <Button
          variant="quiet"
          icon={DeleteIcon}
          aria-label={t("setup.delete-named", { name: type.name || called })}
          onClick={onDelete}
        >
          {t("setup.delete")}
        </Button>
      </Group>
    </fieldset>
  );
}

const { name: nameSchema, maxOccupancy: occupancySchema } = setupRoomTypeSchema.shape;

/** Whether a type has both that it can't be saved without (SET-05). */
export const isDescribed = ({ name, maxOccupancy }: TypedRoomType) =>
  nameSchema.safeParse(name).success && occupancySchema.safeParse(maxOccupancy).success;
