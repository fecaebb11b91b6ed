import type { RoomType } from "@funduq/shared-types/contracts/room";
import type { RoomTypeId } from "@funduq/shared-types/values/ids";
import { Checkbox, FieldSet, Name } from "@funduq/shared-ui";
import classes from "./availability.module.css";

type RoomTypeChoiceProps = {
  label: string;
  roomTypes: readonly RoomType[];
  chosen: readonly RoomTypeId[];
  onChange: (types: RoomTypeId[]) => void;
};

/** Any number of the hotel's room types; none means all. */
export function RoomTypeChoice({ label, roomTypes, chosen, onChange }: RoomTypeChoiceProps) {
  return (
    <FieldSet legend={label}>
      <div className={classes.types}>
        {roomTypes.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={<Name>{name}</Name>}
            checked={chosen.includes(id)}
            onChange={(checked) =>
              onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </div>
    </FieldSet>
  );
}
