import type { ApiFailure } from "@funduq/shared-ui/state";
import { ClashList } from "../booking/clash-list.tsx";
import classes from "./stay.module.css";

/** Who holds the room in the meantime, where that is why a step back was refused. */
export function RoomTaken({ failure }: { failure: ApiFailure | undefined }) {
  if (failure?.code !== "booking.room-taken") return null;
  return (
    <section role="alert" className={classes.announce}>
      <ClashList failure={failure} />
    </section>
  );
}
