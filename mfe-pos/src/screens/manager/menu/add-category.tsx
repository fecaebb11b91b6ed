import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import { posCategoryIdSchema } from "@funduq/shared-types/values/ids";
import { Button, TextField, useFailureText } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon } from "@funduq/shared-ui/icons";
import { useLeaveGuard } from "@funduq/shared-ui/router";
import { newKey, useSubmit } from "@funduq/shared-ui/state";
import { type SyntheticEvent, useState } from "react";
import { useSaveCategoryMutation } from "../../../features/menu/menu.endpoints.ts";
import classes from "../manager.module.css";

const newCategory = (name: string) => ({ id: posCategoryIdSchema.parse(newKey()), name });

/** Adds a category by its name; a blank one is ignored (POS-01). */
export function AddCategory({ place }: { place: RestaurantRef }) {
  const t = useText("pos");
  const say = useFailureText();
  const [save] = useSaveCategoryMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(save);
  // The same id while the name is the same: trying again after a lost answer adds it once.
  const [typed, setTyped] = useState(() => newCategory(""));
  useLeaveGuard(typed.name.trim() !== "");

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const name = typed.name.trim();
    if (name === "") return;
    const body = { version: null, name, color: "grey", stationId: null } as const;
    if (await submit({ ...place, categoryId: typed.id, body })) setTyped(newCategory(""));
  }

  return (
    <form className={classes.add} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={t("menu.new-category")}
        labelHidden
        placeholder={t("menu.new-category")}
        maxLength={60}
        value={typed.name}
        onChange={(name) => {
          clearFailure();
          setTyped(newCategory(name));
        }}
        error={failure && say(failure)}
      />
      <Button type="submit" icon={AddIcon} saving={isSaving}>
        {t("menu.add")}
      </Button>
    </form>
  );
}
