import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { RestaurantFloor, Terminal } from "@funduq/shared-types/contracts/pos-floor";
import { Button, Card, EmptyState, QueryView } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, TillIcon } from "@funduq/shared-ui/icons";
import { useHotel } from "@funduq/shared-ui/state";
import { useState } from "react";
import { TestPrintButton } from "../../../features/printing/test-print-button.tsx";
import { useListTerminalsQuery } from "../../../features/restaurants/restaurants.endpoints.ts";
import { EntryRow } from "../entry-row.tsx";
import classes from "../manager.module.css";
import { RemoveDialog } from "../remove-dialog.tsx";
import { TerminalDialog } from "./terminal-dialog.tsx";
import { TerminalFacts } from "./terminal-facts.tsx";
import { useDeleteTerminalMutation } from "./terminals.endpoints.ts";

type Opened = { kind: "add" } | { kind: "edit" | "remove"; terminal: Terminal };

/** The devices that sell for a restaurant. A device chooses which of them it is (POS-02). */
export function TerminalsScreen({ floor }: { floor: RestaurantFloor }) {
  const hotelId = useHotel()?.hotelId;
  return hotelId && <Terminals place={{ hotelId, restaurantId: floor.id }} />;
}

function Terminals({ place }: { place: RestaurantRef }) {
  const t = useText("pos");
  const query = useListTerminalsQuery(place);
  const [remove] = useDeleteTerminalMutation();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <Card
      title={t("terminals")}
      actions={
        <Button variant="primary" icon={AddIcon} onClick={() => setOpened({ kind: "add" })}>
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
          <ul className={classes.list} aria-label={t("terminals")}>
            {terminals.map((terminal) => (
              <TerminalRow key={terminal.id} place={place} terminal={terminal} onOpen={setOpened} />
            ))}
          </ul>
        )}
      </QueryView>
      {opened?.kind === "remove" && (
        <RemoveDialog
          name={opened.terminal.name}
          trigger={remove}
          removed={{ ...place, terminalId: opened.terminal.id }}
          onClose={close}
        >
          {t("terminals.delete-note")}
        </RemoveDialog>
      )}
      {opened && opened.kind !== "remove" && (
        <TerminalDialog
          place={place}
          terminals={query.currentData ?? []}
          terminal={opened.kind === "edit" ? opened.terminal : undefined}
          onClose={close}
        />
      )}
    </Card>
  );
}

type TerminalRowProps = {
  place: RestaurantRef;
  terminal: Terminal;
  onOpen: (opened: Opened) => void;
};

/** A terminal, and where its receipts are printed. */
function TerminalRow({ place, terminal, onOpen }: TerminalRowProps) {
  const { printer, name } = terminal;
  return (
    <EntryRow
      name={name}
      fact={<TerminalFacts terminal={terminal} />}
      onEdit={() => onOpen({ kind: "edit", terminal })}
      onDelete={() => onOpen({ kind: "remove", terminal })}
    >
      {printer && (
        <div>
          <TestPrintButton place={place} printer={printer} />
        </div>
      )}
    </EntryRow>
  );
}
