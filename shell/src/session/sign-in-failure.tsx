import { InlineError } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import type { ApiFailure } from "@funduq/shared-ui/state";
import { type ReactNode, useEffect, useState } from "react";

type SignInFailureProps = { failure: ApiFailure | undefined; message?: ReactNode };

/** Why a sign-in was refused, and when to try again where the refusal tells it (AUTH-02). */
export function SignInFailure({ failure, message }: SignInFailureProps) {
  if (!failure) return null;
  const seconds = failure.params.retryAfterSeconds;
  const text = message ?? errorText(failure);
  if (typeof seconds !== "number") return <InlineError failure={failure} message={text} />;
  return (
    <InlineError
      failure={failure}
      message={
        <>
          <span>{text}</span>
          <br />
          <RetryIn seconds={seconds} />
        </>
      }
    />
  );
}

/** The screen reader hears it with the refusal, and not again every minute. */
function RetryIn({ seconds }: { seconds: number }) {
  const t = useText("shell");
  const minutes = useMinutesLeft(seconds);
  return (
    <span aria-live="off">
      {minutes > 0 ? t("login.retry-in", { count: minutes }) : t("login.retry-now")}
    </span>
  );
}

const LOOK_EVERY_MS = 5_000;

/** The minutes that are left, rounded up, counted down while they are shown. */
function useMinutesLeft(seconds: number): number {
  const [until] = useState(() => Date.now() + seconds * 1000);
  const [minutes, setMinutes] = useState(() => Math.ceil(seconds / 60));
  useEffect(() => {
    const look = () => setMinutes(Math.ceil((until - Date.now()) / 60_000));
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [until]);
  return minutes;
}
