import {
  bedConfigurationSchema,
  OCCUPANCY,
  type SetupRoomType,
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
import { useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon } from "@funduq/shared-ui/icons";
import classes from "./setup.module.css";

/** A type as it is typed: numbers may still be missing. */
export type TypedRoomType = Omit<SetupRoomType, "maxOccupancy" | "baseRateCentimes"> & {
  maxOccupancy: number | null;
  baseRateCentimes: number | null;
};

type RoomTypeFieldsProps = {
  number: number;
  type: TypedRoomType;
  onChange: (type: TypedRoomType) => void;
  onDelete: () => void;
  /** Saving was tried: what is missing is marked. */
  asked: boolean;
};

/** One room type (SET-05). A king or a queen takes a double bed, and each excludes the other (SET-06). */
export function RoomTypeFields({ number, type, onChange, onDelete, asked }: RoomTypeFieldsProps) {
  const t = useText("admin");
  const set = (patch: Partial<TypedRoomType>) => onChange({ ...type, ...patch });
  const double = hasDouble(type.bedConfiguration);
  const called = t("setup.type", { number });
  return (
    <fieldset
      className={classes.type}
      aria-label={type.name ? t("setup.type-named", { number, name: type.name }) : called}
    >
      <Grid>
        <TextField
          label={t("setup.type-name")}
          required
          maxLength={80}
          value={type.name}
          onChange={(name) => set({ name })}
          error={asked && !isNamed(type) ? t("setup.type-name-missing") : undefined}
        />
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
          label={t("setup.max-occupancy")}
          required
          {...OCCUPANCY}
          value={type.maxOccupancy}
          onChange={(maxOccupancy) => set({ maxOccupancy })}
          error={
            asked && !sleepsSomebody(type) ? t("setup.max-occupancy-wrong", OCCUPANCY) : undefined
          }
        />
        <MoneyField
          label={t("setup.base-rate")}
          value={type.baseRateCentimes}
          onChange={(baseRateCentimes) => set({ baseRateCentimes })}
          error={asked && type.baseRateCentimes === null ? t("setup.base-rate-missing") : undefined}
        />
      </Grid>
      <Group justify="between">
        <Group>
          <Checkbox
            label={t("setup.superior")}
            checked={type.isSuperior}
            onChange={(isSuperior) => set({ isSuperior })}
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

const isNamed = ({ name }: TypedRoomType) => name.trim() !== "";

/** Whether a type has both that it can't be saved without (SET-05). */
export const isDescribed = (type: TypedRoomType) => isNamed(type) && sleepsSomebody(type);

function sleepsSomebody({ maxOccupancy }: TypedRoomType): boolean {
  return maxOccupancy !== null && maxOccupancy >= OCCUPANCY.min && maxOccupancy <= OCCUPANCY.max;
}
