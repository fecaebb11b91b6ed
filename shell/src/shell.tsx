import type { HotelId } from "@funduq/shared-types/values/ids";
import { ErrorCard, Page } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { Navigate, useLocation } from "@funduq/shared-ui/router";
import {
  hotelSelected,
  useDispatch,
  useHotel,
  useLiveChanges,
  useSelector,
} from "@funduq/shared-ui/state";
import { useLayoutEffect, useMemo } from "react";
import { type Gate, gateOf } from "./guards/gate.ts";
import { placeOf } from "./guards/place.ts";
import { useExpiry } from "./guards/use-expiry.ts";
import { ChooseHotel } from "./hotels/choose-hotel.tsx";
import { Frame } from "./navigation/frame.tsx";
import { useViewTitle } from "./navigation/use-view-title.ts";
import { Department } from "./remotes/department.tsx";
import { usePreload } from "./remotes/use-preload.ts";
import { AccessDenied, NoHotelAccess, NotFound, SubscriptionExpired } from "./screens/refusals.tsx";
import { LapsedDialog } from "./session/lapsed-dialog.tsx";
import { LoginScreen } from "./session/login-screen.tsx";
import { useSessionKeeper } from "./session/use-session-keeper.ts";

/** Decides what stands at this address for this visitor, and keeps the tab in step with the hotel. */
export function Shell() {
  const { pathname } = useLocation();
  const t = useText("shell");
  const unreachable = useSessionKeeper();
  const visitor = useSelector(({ session }) => session);
  const place = useMemo(() => placeOf(pathname), [pathname]);
  useHotelOfAddress(place.kind === "view" ? place.hotelId : undefined);
  useLiveChanges(visitor.hotelId ?? undefined);
  usePreload(visitor.hotelId);
  const now = useExpiry(useHotel()?.expiresAt ?? null);
  const gate = gateOf(place, visitor, now);
  useViewTitle(gate);
  if (unreachable) {
    const { failure, retry } = unreachable;
    return (
      <Page>
        <ErrorCard failure={failure} message={t("session.unreachable")} onRetry={retry} />
      </Page>
    );
  }
  return (
    <>
      <Standing gate={gate} signedIn={visitor.session !== null} selected={visitor.hotelId} />
      <LapsedDialog />
    </>
  );
}

/** The hotel of the address is the selected one, however the visitor came here. */
function useHotelOfAddress(hotelId: HotelId | undefined): void {
  const dispatch = useDispatch();
  const session = useSelector((state) => state.session.session);
  const mine = session?.hotels.some((hotel) => hotel.hotelId === hotelId);
  useLayoutEffect(() => {
    if (hotelId && mine) dispatch(hotelSelected(hotelId));
  }, [dispatch, hotelId, mine]);
}

type StandingProps = { gate: Gate; signedIn: boolean; selected: HotelId | null };

function Standing({ gate, signedIn, selected }: StandingProps) {
  const t = useText("shell");
  if (gate.kind === "login") return <LoginScreen />;
  if (gate.kind === "redirect") return <Navigate to={gate.to} replace />;
  if (gate.kind === "loading") return <Page>{t("loading")}</Page>;
  if (gate.kind === "no-hotel-access") return <NoHotelAccess />;
  const content = isSelected(gate, selected) && <Content gate={gate} />;
  if (!signedIn) return <main>{content}</main>;
  return <Frame view={gate.kind === "open" ? gate.view : undefined}>{content}</Frame>;
}

/** A screen is drawn once its hotel is the selected one: it must never ask for the former hotel. */
function isSelected(gate: Gate, selected: HotelId | null): boolean {
  return gate.kind !== "open" || !gate.hotel || gate.hotel.hotelId === selected;
}

function Content({ gate }: { gate: Gate }) {
  switch (gate.kind) {
    case "open":
      return <Department view={gate.view} basename={gate.basename} hotelId={gate.hotel?.hotelId} />;
    case "hotel-needed":
      return <ChooseHotel view={gate.view} />;
    case "denied":
      return <AccessDenied section={gate.section} />;
    case "expired":
      return <SubscriptionExpired hotel={gate.hotel} />;
    default:
      return <NotFound />;
  }
}
