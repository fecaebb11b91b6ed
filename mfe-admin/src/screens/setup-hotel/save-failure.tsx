import { Button, InlineError, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import type { ApiFailure } from "@funduq/shared-ui/state";
import classes from "./setup.module.css";

type SaveFailureProps = {
  failure: ApiFailure | undefined;
  /** What was typed stands over what somebody else saved: the next press saves it. */
  isRebased?: boolean;
  /** Takes what the hotel has now, in place of what was typed. */
  onLatest: () => void;
};

/** Why a part was not saved. What was typed stays until somebody asks for the latest version. */
export function SaveFailure({ failure, isRebased = false, onLatest }: SaveFailureProps) {
  const t = useText("admin");
  if (!failure) return null;
  return (
    <Stack gap={2}>
      <InlineError
        failure={failure}
        message={isOurs(failure) ? t("setup.save-failed") : undefined}
      />
      {failure.code === "request.stale" && (
        <>
          {isRebased && <p className={classes.muted}>{t("setup.over-latest")}</p>}
          <div>
            <Button onClick={onLatest}>{t("setup.latest")}</Button>
          </div>
        </>
      )}
    </Stack>
  );
}

/** The API broke. Where no answer came (status 0) it may have been saved: that is said as it is. */
export function isOurs({ status }: ApiFailure): boolean {
  return status >= 500;
}
