import { Button, TextField } from "@funduq/shared-ui";
import { DateField } from "@funduq/shared-ui/dates";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, SearchIcon } from "@funduq/shared-ui/icons";
import { useOnline } from "@funduq/shared-ui/state";
import classes from "./reservations.module.css";
import type { ShownReservations } from "./use-shown-reservations.ts";

/** The day that is listed, the search, and the way to a new reservation. */
export function ListTools({ shown, onNew }: { shown: ShownReservations; onNew: () => void }) {
  const t = useText("till");
  const isOnline = useOnline();
  return (
    // The focus begins here and not in the date, which would open a touch screen's keyboard over the list.
    <form
      className={classes.tools}
      tabIndex={-1}
      data-autofocus=""
      onSubmit={(event) => {
        event.preventDefault();
        shown.find();
      }}
    >
      <DateField
        label={t("r.day")}
        value={shown.day}
        onChange={(date) => date && shown.setDay(date)}
      />
      <div className={classes.find}>
        <TextField
          label={t("r.search")}
          value={shown.text}
          onChange={shown.setText}
          autoComplete="off"
          maxLength={60}
        />
        <Button type="submit" icon={SearchIcon} disabled={!isOnline}>
          {t("r.find")}
        </Button>
      </div>
      <Button variant="primary" icon={AddIcon} disabled={!shown.settings} onClick={onNew}>
        {t("r.new")}
      </Button>
    </form>
  );
}
