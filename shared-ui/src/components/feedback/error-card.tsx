import type { ReactNode } from "react";
import { type ApiFailure, isApiFailure } from "../../client/api-failure.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useLanguage } from "../../i18n/switch-language.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import { RefreshIcon, WarningIcon } from "../../icons.ts";
import { Button } from "../button/button.tsx";
import { CopyButton } from "../button/copy-button.tsx";
import classes from "./feedback.module.css";

type ErrorCardProps = {
  /** A failed call. */
  failure?: unknown;
  /** The specification's sentence for this place; without it the failure speaks for itself. */
  message?: ReactNode;
  onRetry?: (() => void) | undefined;
};

/** Something could not be shown: what, the request id under Details, and a way to try again. */
export function ErrorCard({ failure, message, onRetry }: ErrorCardProps) {
  const t = useUiText();
  const known = isApiFailure(failure) ? failure : undefined;
  return (
    <div className={classes.errorCard} role="alert">
      <WarningIcon size={28} />
      <p>{message ?? <FailureText failure={known} />}</p>
      <RequestDetails requestId={known?.requestId} />
      {onRetry && (
        <Button icon={RefreshIcon} onClick={onRetry}>
          {t("retry")}
        </Button>
      )}
    </div>
  );
}

type InlineErrorProps = { failure: ApiFailure | undefined; message?: ReactNode };

/** The failure of a form, above its buttons; what was typed stays. */
export function InlineError({ failure, message }: InlineErrorProps) {
  if (!failure) return null;
  return (
    <div className={classes.inlineError} role="alert">
      <WarningIcon />
      <div>
        <p>{message ?? <FailureText failure={failure} />}</p>
        <RequestDetails requestId={failure.requestId} />
      </div>
    </div>
  );
}

export function RequestDetails({ requestId }: { requestId: string | undefined }) {
  const t = useUiText();
  if (!requestId) return null;
  return (
    <details className={classes.details}>
      <summary>{t("details")}</summary>
      <span className={classes.requestId}>
        <code dir="ltr">{t("request-id", { requestId })}</code>
        <CopyButton text={requestId} />
      </span>
    </details>
  );
}

function FailureText({ failure }: { failure: ApiFailure | undefined }) {
  const t = useUiText();
  const language = useLanguage();
  return <>{failure ? errorText(failure, language) : t("failed")}</>;
}
