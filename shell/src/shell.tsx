import type { HotelId } from "@funduq/shared-types/values/ids";
import { ErrorCard, lazyPart, Page } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { Navigate, useLocation } from "@funduq/shared-ui/router";
import { type SessionState, useHotel, useLiveChanges, useSelector } from "@funduq/shared-ui/state";
import { Suspense, useMemo, useState } from "react";
import { FinishSignIn } from "./finish-signin/finish-sign-in.tsx";
import { askedIn, gateAfterLogin, type LoginState } from "./guards/asked-page.ts";
import { type Gate, gateOf } from "./guards/gate.ts";
import { hotelAt, type Place, placeOf } from "./guards/place.ts";
import { useExpiry } from "./guards/use-expiry.ts";
import { type AwaitedHotel, useHotelOfAddress } from "./guards/use-hotel-of-address.ts";
import { hotelOf, opensAnything } from "./guards/visitor.ts";
import { Frame } from "./navigation/frame.tsx";
import { useViewTitle } from "./navigation/use-view-title.ts";
import { useOfflinePages } from "./offline/use-offline-pages.ts";
import { Department } from "./remotes/department.tsx";
import { type Registry, RegistryContext, useRegistryOf } from "./remotes/registry.ts";
import { usePreload } from "./remotes/use-preload.ts";
import { LapsedDialog } from "./session/lapsed-dialog.tsx";
import { LogOutQuestion } from "./session/log-out-question.tsx";
import { LoginScreen } from "./session/login-screen.tsx";
import { useSessionKeeper } from "./session/use-session-keeper.ts";

/** What few visits see is fetched when it is needed. */
const Refused = lazyPart(async () => (await import("./screens/refusals.tsx")).Refused);

/** Decides what stands at this address for this visitor, and keeps the tab in step with the hotel. */
export function Shell() {
  const { pathname, search, hash, state } = useLocation();
  const t = useText("shell");
  const unreachable = useSessionKeeper();
  const visitor = useSelector(({ session }) => session);
  const hotelId = hotelOfRegistry(pathname, visitor);
  const registry = useRegistryOf(hotelId);
  const { views } = registry;
  const place = useMemo(() => placeOf(pathname, views), [pathname, views]);
  const { isAwaited, failure, retry } = useHotelOfAddress(hotelAt(pathname));
  useListening(place, visitor);
  usePreload(visitor.hotelId ? registry.entries : undefined);
  useOfflinePages(registry.list, hotelId);
  const now = useExpiry(useHotel()?.expiresAt ?? null);
  const asked = visitor.session && place.kind === "login" ? askedIn(state) : undefined;
  const gate =
    (asked && gateAfterLogin(asked, visitor, registry, now)) ||
    gateOf(place, { ...visitor, isAwaited }, registry, now);
  const hasWorked = useHasWorked(visitor.session !== null);
  useViewTitle(gate);
  if (unreachable) {
    return (
      <Page>
        <ErrorCard
          failure={unreachable.failure}
          message={t("session.unreachable")}
          onRetry={unreachable.retry}
        />
      </Page>
    );
  }
  return (
    <RegistryContext value={registry}>
      <Standing
        gate={gate}
        signedIn={visitor.session !== null}
        selected={visitor.hotelId}
        asked={hasWorked ? undefined : `${pathname}${search}${hash}`}
        awaited={failure ? { failure, retry } : awaitedOf(registry)}
      />
      {gate.kind !== "finish-signin" && <LapsedDialog />}
      <LogOutQuestion />
    </RegistryContext>
  );
}

/**
 * The hotel whose departments are asked for: that of the address, else the selected one. Until it is
 * known who is there, it is the one that the session is asked for.
 */
function hotelOfRegistry(pathname: string, { status, session, hotelId, asked }: SessionState) {
  const named = hotelAt(pathname);
  const isForeign = session && !session.user.isSuperAdmin && !hotelOf(session, named);
  if (named && !isForeign) return named;
  return status === "unknown" ? asked : hotelId;
}

function awaitedOf({ failure, refetch }: Registry): Awaited {
  return { failure, retry: () => void refetch() };
}

/**
 * Opens the live stream while somebody is signed in. Not while a password is chosen after a sign-in link, as that ends the
 * link's session and the stream would report a loss; nor with a lapsed session. The next sign-in opens it and reads again.
 */
function useListening(place: Place, { session, hotelId, lapsed }: SessionState): void {
  const isPresent = session !== null && !lapsed;
  const isListening =
    place.kind !== "finish-signin" && isPresent && opensAnything(session, hotelId);
  useLiveChanges((isListening && hotelId) || undefined);
}

/** Whether somebody was signed in since the page was loaded: the next one begins at their own start. */
function useHasWorked(signedIn: boolean): boolean {
  const [hasWorked, setHasWorked] = useState(signedIn);
  if (signedIn && !hasWorked) setHasWorked(true);
  return hasWorked;
}

/** What is waited for before anything can be shown: the hotel of the address, or the registry. */
type Awaited = Pick<AwaitedHotel, "failure" | "retry">;

type StandingProps = {
  gate: Gate;
  signedIn: boolean;
  selected: HotelId | null;
  /** What the login should lead to. */
  asked: string | undefined;
  awaited: Awaited;
};

function Standing({ gate, signedIn, selected, asked, awaited }: StandingProps) {
  if (gate.kind === "login") return <LoginScreen />;
  if (gate.kind === "finish-signin") return <FinishSignIn />;
  if (gate.kind === "redirect") return <Redirect to={gate.to} asked={asked} />;
  if (gate.kind === "no-hotel-access") return <Content gate={gate} awaited={awaited} />;
  const content = isSelected(gate, selected) && <Content gate={gate} awaited={awaited} />;
  if (!signedIn && gate.kind === "loading") return content;
  if (!signedIn) return <main>{content}</main>;
  return <Frame view={gate.kind === "open" ? gate.view : undefined}>{content}</Frame>;
}

/** Goes to another address. The login page gets the address that was asked for, and opens it after the sign-in. */
function Redirect({ to, asked }: { to: string; asked: string | undefined }) {
  const state: LoginState | undefined = asked && to === "/login" ? { asked } : undefined;
  return <Navigate to={to} replace state={state} />;
}

/** A screen is drawn once its hotel is the selected one: it must never ask for the former hotel. */
function isSelected(gate: Gate, selected: HotelId | null): boolean {
  return gate.kind !== "open" || !gate.hotel || gate.hotel.hotelId === selected;
}

function Content({ gate, awaited }: { gate: Gate; awaited: Awaited }) {
  switch (gate.kind) {
    case "loading":
      return <Loading awaited={awaited} />;
    case "open":
      return <Department view={gate.view} basename={gate.basename} />;
    default:
      return (
        <Suspense>
          <Refused gate={gate} />
        </Suspense>
      );
  }
}

/** Who is here, the hotel of the address or its departments are not known yet. Once the session is over, its dialog tells. */
function Loading({ awaited: { failure, retry } }: { awaited: Awaited }) {
  const t = useText("shell");
  const isShown = failure && failure.status !== 401;
  return <Page>{isShown ? <ErrorCard failure={failure} onRetry={retry} /> : t("loading")}</Page>;
}
