import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import {
  type SetupStep,
  type StepState,
  setupProgress,
  type UnpricedType,
} from "@funduq/shared-types/rules/setup";
import { viewPath } from "@funduq/shared-types/rules/views";
import { Button, Card, Stack, VisuallyHidden } from "@funduq/shared-ui";
import { formatList, formatNumber } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon, TimeIcon } from "@funduq/shared-ui/icons";
import { Link } from "@funduq/shared-ui/router";
import { useState } from "react";
import classes from "./setup.module.css";

/**
 * What a hotel still lacks on its way to the first booking, each line leading to where it is done. Once
 * nothing is lacking, the list is folded away.
 */
export function StepsCard({ setup }: { setup: HotelSetup }) {
  const t = useText("admin");
  const steps = setupProgress(setup);
  const done = steps.filter((step) => step.done).length;
  const isDone = done === steps.length;
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <Card title={t("setup.way")}>
      <Stack>
        <p className={classes.muted} role="status">
          {t("setup.way-done", { done, count: steps.length })}
        </p>
        {isDone && (
          <div>
            <Button
              variant="quiet"
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {t(isUnfolded ? "setup.hide-steps" : "setup.show-steps")}
            </Button>
          </div>
        )}
        {(isUnfolded || !isDone) && (
          <ol className={classes.steps}>
            {steps.map((step) => (
              <StepLine key={step.step} setup={setup} state={step} />
            ))}
          </ol>
        )}
      </Stack>
    </Card>
  );
}

function StepLine({ setup, state }: { setup: HotelSetup; state: StepState }) {
  const t = useText("admin");
  const { step, done, missing } = state;
  const Icon = done ? DoneIcon : TimeIcon;
  const nameOf = ({ name, maxOccupancy, unpricedGuests }: UnpricedType) =>
    unpricedGuests.length === maxOccupancy
      ? name
      : t("setup.type-guests", { type: name, guests: unpricedGuests.map(formatNumber).join(", ") });
  return (
    <li className={classes.step} data-done={done}>
      <Icon size={20} />
      <span>
        <StepLink setup={setup} step={step} />{" "}
        <VisuallyHidden>{t(done ? "setup.step-done" : "setup.step-open")}</VisuallyHidden>
      </span>
      {missing.length > 0 && (
        <p className={classes.missing}>
          {t("setup.step-rates-missing", { types: formatList(missing.map(nameOf), "and") })}
        </p>
      )}
    </li>
  );
}

/** A part of this page, or the screen where it is done. */
function StepLink({ setup, step }: { setup: HotelSetup; step: SetupStep }) {
  const t = useText("admin");
  const elsewhere: Partial<Record<SetupStep, string>> = {
    rates: viewPath("rate-manager", setup.id),
    users: viewPath("user-management", setup.id),
    "first-booking": `${viewPath("dashboard", setup.id)}?new=any`,
  };
  const to = elsewhere[step];
  return to ? (
    <Link to={to}>{t(`setup.step.${step}`)}</Link>
  ) : (
    <a href={`#${step}`}>{t(`setup.step.${step}`)}</a>
  );
}
