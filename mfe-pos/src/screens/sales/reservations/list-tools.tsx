import { Button, TextField } from "@funduq/shared-ui";
import { DateField } from "@funduq/shared-ui/dates";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, SearchIcon } from "@funduq/shared-ui/icons";
import { useOnline } from "@funduq/shared-ui/state";
import { useState } from "react";
import classes from "./reservations.module.css";
import type { ShownReservations } from "./use-shown-reservations.ts";

/** The day that is listed, the search, and the way to a new reservation. */
export function ListTools({ shown, onNew }: { shown: ShownReservations; onNew: () => void }) {
  const t = useText("till");
  const isOnline = useOnline();
  const [text, setText] = useState("");
  return (
    <form
      className={classes.tools}
      onSubmit={(event) => {
        event.preventDefault();
        shown.ask(text.trim());
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
          value={text}
          onChange={(typed) => {
            setText(typed);
            if (typed.trim() === "") shown.ask("");
          }}
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
