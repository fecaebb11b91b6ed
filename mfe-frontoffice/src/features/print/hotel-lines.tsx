import type { Letterhead } from "@funduq/shared-types/contracts/letterhead";
import { Fragment, type ReactNode } from "react";
import type { PaperText } from "./paper-text.ts";
import classes from "./print.module.css";

/** The lines below the hotel's name on a document; what the hotel has not given leaves no gap. */
export function hotelLines(head: Letterhead, t: PaperText): ReactNode[] {
  const { address, city, phone, nif, rc, nis } = head;
  const registrations = [
    nif && t("paper.nif", { number: nif }),
    rc && t("paper.rc", { number: rc }),
    nis && t("paper.nis", { number: nis }),
  ].filter(isGiven);
  return [
    [address, city].filter(isGiven).join(" · "),
    phone && t("paper.phone", { phone }),
    registrations.length > 0 && <Registrations numbers={registrations} />,
  ].filter(Boolean);
}

const isGiven = (text: string) => text.trim() !== "";

/** A number never breaks off at its own hyphen or stroke, and no line begins with a dot. */
function Registrations({ numbers }: { numbers: readonly string[] }) {
  return numbers.map((number, index) => (
    <Fragment key={number}>
      <span className={classes.number}>
        {number}
        {index < numbers.length - 1 && " ·"}
      </span>{" "}
    </Fragment>
  ));
}
