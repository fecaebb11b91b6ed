import type { HousekeepingRoom } from "@funduq/shared-types/contracts/housekeeping";
import { InlineError } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { InfoIcon, WarningIcon } from "@funduq/shared-ui/icons";
import type { ApiFailure } from "@funduq/shared-ui/state";
import { failureSentences } from "../../features/room-status/failure-sentences.ts";
import classes from "./status-form.module.css";

type FormMessagesProps = {
  room: HousekeepingRoom;
  periodInvalid: boolean;
  failure: ApiFailure | undefined;
  changedMeanwhile: boolean;
};

/** Why it can't be saved, and what somebody else changed on the room meanwhile. */
export function FormMessages(props: FormMessagesProps) {
  const { room, periodInvalid, failure, changedMeanwhile } = props;
  const t = useText("housekeeping");
  return (
    <>
      {changedMeanwhile && (
        <p className={classes.message} role="status">
          <InfoIcon />
          {t("changed-meanwhile", { status: t(`status.${room.housekeepingStatus}`) })}
        </p>
      )}
      {periodInvalid && (
        <p className={classes.message} data-error role="alert">
          <WarningIcon />
          {t("period-invalid")}
        </p>
      )}
      {failure && <InlineError failure={failure} message={<Sentences failure={failure} />} />}
    </>
  );
}

function Sentences({ failure }: { failure: ApiFailure }) {
  return failureSentences(failure).map((sentence) => (
    <span key={sentence} className={classes.sentence}>
      {sentence}
    </span>
  ));
}
