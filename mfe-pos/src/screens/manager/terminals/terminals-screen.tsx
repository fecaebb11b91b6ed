import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { RestaurantFloor, Terminal } from "@funduq/shared-types/contracts/pos-floor";
import {
  Button,
  Card,
  ConfirmPopover,
  EmptyState,
  IconButton,
  Name,
  notify,
  QueryView,
} from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, DeleteIcon, EditIcon, TillIcon } from "@funduq/shared-ui/icons";
import { useHotel, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useListTerminalsQuery } from "../../../features/restaurants/restaurants.endpoints.ts";
import { TerminalDialog } from "./terminal-dialog.tsx";
import { useDeleteTerminalMutation } from "./terminals.endpoints.ts";
import classes from "./terminals.module.css";

/** The devices that sell for a restaurant. A device chooses which of them it is (POS-02). */
export function TerminalsScreen({ floor }: { floor: RestaurantFloor }) {
  const hotelId = useHotel()?.hotelId;
  return hotelId && <Terminals place={{ hotelId, restaurantId: floor.id }} />;
}

function Terminals({ place }: { place: RestaurantRef }) {
  const t = useText("pos");
  const query = useListTerminalsQuery(place);
  const [edited, edit] = useState<{ terminal?: Terminal }>();
  return (
    <Card
      title={t("terminals")}
      actions={
        <Button icon={AddIcon} onClick={() => edit({})}>
          {t("terminals.add")}
        </Button>
      }
    >
      <QueryView
        query={{ ...query, data: query.currentData }}
        errorMessage={t("load-failed")}
        isEmpty={(terminals) => terminals.length === 0}
        empty={<EmptyState icon={TillIcon} message={t("terminals.none")} />}
      >
        {(terminals) => (
          <ul className={classes.terminals} aria-label={t("terminals")}>
            {terminals.map((terminal) => (
              <TerminalLine
                key={terminal.id}
                place={place}
                terminal={terminal}
                onEdit={() => edit({ terminal })}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {edited && (
        <TerminalDialog place={place} terminal={edited.terminal} onClose={() => edit(undefined)} />
      )}
    </Card>
  );
}

type TerminalLineProps = { place: RestaurantRef; terminal: Terminal; onEdit: () => void };

function TerminalLine({ place, terminal: { id, name }, onEdit }: TerminalLineProps) {
  const t = useText("pos");
  const [remove] = useDeleteTerminalMutation();
  const { submit } = useSubmit(remove, notify.error);
  return (
    <li className={classes.terminal}>
      <Name>{name}</Name>
      <IconButton icon={EditIcon} label={t("terminals.rename", { name })} onClick={onEdit} />
      <ConfirmPopover
        trigger={<IconButton icon={DeleteIcon} label={t("terminals.delete", { name })} />}
        question={t("terminals.delete-question", { name })}
        confirmLabel={t("plan.delete")}
        onConfirm={() => void submit({ ...place, terminalId: id })}
      />
    </li>
  );
}
