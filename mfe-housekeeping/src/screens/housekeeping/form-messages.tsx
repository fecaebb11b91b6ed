import type { HousekeepingRoom } from "@funduq/shared-types/contracts/housekeeping";
import { useText } from "@funduq/shared-ui/i18n";
import { InfoIcon, WarningIcon } from "@funduq/shared-ui/icons";
import type { ApiFailure } from "@funduq/shared-ui/state";
import classes from "./status-form.module.css";

type FormMessagesProps = {
  room: HousekeepingRoom;
  faults: readonly string[];
  failure: ApiFailure | undefined;
  changedMeanwhile: boolean;
};

/** What stands in the way of saving, and what somebody else did to the room while it was open. */
export function FormMessages({ room, faults, failure, changedMeanwhile }: FormMessagesProps) {
  const t = useText("housekeeping");
  return (
    <>
      {changedMeanwhile && (
        <p className={classes.message} role="status">
          <InfoIcon />
          {t("changedMeanwhile", { status: t(`status.${room.housekeepingStatus}`) })}
        </p>
      )}
      {faults.length > 0 && (
        <div className={classes.message} data-error role="alert">
          <WarningIcon />
          <div>
            {faults.map((fault) => (
              <p key={fault}>{fault}</p>
            ))}
            {failure?.requestId && <code dir="ltr">{failure.requestId}</code>}
          </div>
        </div>
      )}
    </>
  );
}
