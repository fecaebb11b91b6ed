import {
  Button,
  EmptyState,
  ErrorCard,
  LiveDot,
  notify,
  QueryView,
  Skeleton,
  SkeletonBar,
  SkeletonFrame,
} from "@funduq/shared-ui";
import { AddIcon, ReservedIcon } from "@funduq/shared-ui/icons";
import { asFailure } from "@funduq/shared-ui/state";
import { useEffect } from "react";
import { useSample } from "../samples.ts";
import { type Section, Shot, Shots } from "../section.tsx";

const failure = asFailure({
  status: 503,
  code: "service.busy",
  message: "",
  params: {},
  requestId: "01890a5d-ac96-774b-bcce-b302099a8057",
});

export const states: Section = {
  id: "states",
  title: "Loading, empty, failed, done",
  shows: [
    "Skeleton",
    "SkeletonFrame",
    "SkeletonBar",
    "EmptyState",
    "ErrorCard",
    "QueryView",
    "LiveDot",
    "notify",
  ],
  when: [
    "QueryView picks among them for one query; old data stays while it is fetched again.",
    "A skeleton has the shape of what comes, and waits 150 ms before it shows.",
    "Empty: the specification's sentence and one action. Failed: what, the request id, another try.",
    "A toast tells of what is done elsewhere; one with Undo stays 8 s, an error until it is closed.",
  ],
  example: `<QueryView query={useGetRoomsQuery({ hotelId })}
  isEmpty={({ rooms }) => rooms.length === 0}
  empty={<EmptyState icon={ReservedIcon} message={t("rooms.none")} />}>
  {(data) => <Rooms {...data} />}
</QueryView>`,
  View: ({ open }) => {
    const s = useSample();
    useEffect(() => {
      if (open === "toasts") showToasts(s);
    });
    return (
      <Shots>
        <Shot name="loading">
          <Skeleton rows={4} />
          <Skeleton shape="details" rows={3} />
          <SkeletonFrame>
            <SkeletonBar width="12rem" height="3rem" />
          </SkeletonFrame>
        </Shot>
        <Shot name="empty">
          <EmptyState
            icon={ReservedIcon}
            message={s("empty")}
            action={
              <Button variant="primary" icon={AddIcon}>
                {s("booking")}
              </Button>
            }
          />
        </Shot>
        <Shot name="failed">
          <ErrorCard failure={failure} message={s("failed")} onRetry={() => undefined} />
        </Shot>
        <Shot name="a query that failed">
          <QueryView query={{ error: failure, refetch: () => undefined }}>{() => null}</QueryView>
        </Shot>
        <Shot name="in step with the house">
          <LiveDot status="live" />
        </Shot>
        <Shot name="connecting">
          <LiveDot status="connecting" />
        </Shot>
        <Shot name="offline, work waits">
          <LiveDot status="offline" waiting={3} />
        </Shot>
        <Shot name="work that was refused; the words open the list">
          <LiveDot status="live" refused={1} onOpen={() => {}} />
        </Shot>
        <Shot name="the session has ended">
          <LiveDot status="lapsed" />
        </Shot>
        <Shot name="toasts">
          <Button onClick={() => showToasts(s)}>{s("save")}</Button>
        </Shot>
      </Shots>
    );
  },
};

function showToasts(s: ReturnType<typeof useSample>) {
  notify.success(s("saved"));
  notify.undo(s("cleaned"), () => undefined);
  notify.error(failure, s("failed"));
}
