import { Button, FieldSet } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon } from "@funduq/shared-ui/icons";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import classes from "./photo-field.module.css";
import { smallPhoto, unsavedPhotoAddress } from "./small-photo.ts";

type PhotoFieldProps = {
  /** As `SaveItem` has it: undefined is the saved one, null is none. */
  value: string | null | undefined;
  /** Where the saved photo is; undefined without one. */
  saved: string | undefined;
  /** Why the API refused it. */
  error: string | undefined;
  isReading: boolean;
  onReading: (isReading: boolean) => void;
  onChange: (photo: string | null | undefined) => void;
};

/** The photo of an item: chosen from files, on a phone also taken with the camera. It is shown at once. */
export function PhotoField({ value, saved, error, ...props }: PhotoFieldProps) {
  const t = useText("pos");
  const { isReading, onReading, onChange } = props;
  const [unreadable, setUnreadable] = useState<string>();
  const choose = useRef<HTMLButtonElement>(null);
  const shown = value === undefined ? saved : value && unsavedPhotoAddress(value);

  async function handleFile(file: File) {
    setUnreadable(undefined);
    onReading(true);
    const photo = await smallPhoto(file).finally(() => onReading(false));
    if (photo) onChange(photo);
    else setUnreadable(file.name);
  }

  function handleRemove() {
    setUnreadable(undefined);
    // The button that was pressed goes with the photo.
    choose.current?.focus();
    onChange(saved ? null : undefined);
  }

  return (
    <FieldSet
      legend={t("menu.photo")}
      error={unreadable ? t("menu.photo-unreadable", { name: unreadable }) : error}
    >
      <div className={classes.photo}>
        {shown ? (
          <img key={shown} className={classes.picture} src={shown} alt={t("menu.photo")} />
        ) : (
          <span className={`${classes.picture} ${classes.none}`}>{t("menu.photo-none")}</span>
        )}
        <div className={classes.buttons}>
          <FilePick button={choose} isReading={isReading} onFile={(file) => void handleFile(file)}>
            {t(shown ? "menu.photo-replace" : "menu.photo-choose")}
          </FilePick>
          {shown && (
            <Button icon={DeleteIcon} variant="quiet" disabled={isReading} onClick={handleRemove}>
              {t("menu.photo-remove")}
            </Button>
          )}
        </div>
      </div>
    </FieldSet>
  );
}

type FilePickProps = {
  button: RefObject<HTMLButtonElement | null>;
  isReading: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
};

function FilePick({ button, isReading, onFile, children }: FilePickProps) {
  const t = useText("pos");
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        ref={button}
        saving={isReading}
        savingText={t("menu.photo-reading")}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("menu.photo-choose")}
        accept="image/*"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again.
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
