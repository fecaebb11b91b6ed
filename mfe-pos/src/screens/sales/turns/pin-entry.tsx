import type { TillPerson, TillTurn, TurnPurpose } from "@funduq/shared-types/contracts/till-turn";
import { PIN_LENGTH } from "@funduq/shared-types/values/till-turn";
import { Button, Name } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { BackIcon } from "@funduq/shared-ui/icons";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { PinKeys } from "./pin-keys.tsx";
import classes from "./turns.module.css";
import { useTakeTurn } from "./use-take-turn.ts";

type PinEntryProps = {
  person: TillPerson;
  purpose: TurnPurpose;
  /** A waiter's turn has begun already. */
  onTaken?: ((turn: TillTurn) => void) | undefined;
  /** To the other people, where there are any. */
  onBack: (() => void) | undefined;
};

/** The PIN of a person by the keys on the screen or of a keyboard. A wrong one is said, and typed again. */
export function PinEntry({ person, purpose, onTaken, onBack }: PinEntryProps) {
  const t = useText("till");
  const [pin, setPin] = useState("");
  const [isShort, setShort] = useState(false);
  const { submit, isSaving, failure } = useTakeTurn(purpose);
  const input = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const fault = isShort ? t("turn.pin-length", PIN_LENGTH) : failure && errorText(failure);

  useEffect(() => input.current?.focus(), []);

  function type(next: string) {
    setShort(false);
    setPin(next.replaceAll(/\D/g, "").slice(0, PIN_LENGTH.max));
  }

  async function enter(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (isSaving) return;
    if (pin.length < PIN_LENGTH.min) return setShort(true);
    setPin("");
    const turn = await submit({ userId: person.userId, pin });
    if (turn) onTaken?.(turn);
    else input.current?.focus();
  }

  return (
    <form className={classes.entry} noValidate onSubmit={(event) => void enter(event)}>
      <div className={classes.whose}>
        {onBack && (
          <Button variant="quiet" icon={BackIcon} onClick={onBack}>
            {t("turn.others")}
          </Button>
        )}
        <strong>
          <Name>{person.name}</Name>
        </strong>
      </div>
      <input
        ref={input}
        type="password"
        inputMode="none"
        autoComplete="one-time-code"
        dir="ltr"
        className={classes.pin}
        aria-label={t("turn.pin")}
        aria-invalid={fault !== undefined}
        aria-describedby={faultId}
        data-autofocus=""
        value={pin}
        onChange={(event) => type(event.target.value)}
      />
      <p id={faultId} role="alert" className={classes.fault}>
        {fault}
      </p>
      <PinKeys
        isSaving={isSaving}
        onDigit={(digit) => type(pin + digit)}
        onErase={() => type(pin.slice(0, -1))}
      />
    </form>
  );
}
