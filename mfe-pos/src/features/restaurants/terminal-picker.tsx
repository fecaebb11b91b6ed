import { PageHeader, Select } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type Icon, RestaurantIcon } from "@funduq/shared-ui/icons";
import { leaveBy } from "@funduq/shared-ui/router";
import classes from "./terminal-picker.module.css";

type Place<Id extends string> = { id: Id; name: string };

type PickerProps<Id extends string> = {
  question: string;
  icon?: Icon;
  places: readonly Place<Id>[];
  onChoose: (id: Id) => void;
};

/** What a new device is asked first: its restaurant, then which of the restaurant's terminals it is. */
export function PlacePicker<Id extends string>(props: PickerProps<Id>) {
  const { question, icon: PlaceIcon = RestaurantIcon, places, onChoose } = props;
  const t = useText("pos");
  return (
    <>
      <PageHeader title={question} subtitle={t("choose-terminal-hint")} />
      <div className={classes.terminals}>
        {places.map(({ id, name }) => (
          <button key={id} type="button" className={classes.terminal} onClick={() => onChoose(id)}>
            <PlaceIcon size={28} />
            {/* A name in other letters begins where the card does, also on its second line. */}
            <span>
              <bdi>{name}</bdi>
            </span>
          </button>
        ))}
      </div>
    </>
  );
}

type SelectProps<Id extends string> = {
  label: string;
  places: readonly Place<Id>[];
  chosen: Place<Id> | undefined;
  /** How the only place is named, where its name alone does not say what it is. */
  named?: string | undefined;
  onChoose: (id: Id) => void;
};

/** Changes the choice later; unsaved changes ask first. Where there is one place, there is nothing to change: it is named. */
export function PlaceSelect<Id extends string>(props: SelectProps<Id>) {
  const { label, places, chosen, named, onChoose } = props;
  if (places.length < 2)
    return <span className={classes.only}>{named ?? <bdi>{chosen?.name}</bdi>}</span>;
  return (
    <Select
      label={label}
      value={chosen?.id ?? ""}
      onChange={(id) => leaveBy(() => onChoose(id))}
      options={places.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
