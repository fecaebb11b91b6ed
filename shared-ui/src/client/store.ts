import { configureStore, type Middleware } from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query/react";
import { useDispatch as useAnyDispatch, useSelector as useAnySelector } from "react-redux";
import { dismissAll } from "../components/feedback/notify.ts";
import { baseApi, keepKeysInDoubt } from "./base-api.ts";
import { forgetWork } from "./forget-work.ts";
import { forgetLastKnown } from "./kept-reads.ts";
import { rememberHotel } from "./remembered-hotel.ts";
import { type RootState, rootReducer } from "./root-reducer.ts";
import { sessionSlice, signedOut } from "./session-slice.ts";

/** The checks of development take their time on a busy machine; only a fault of the state is news. */
const patient = { warnAfter: 10_000 };
const developmentChecks = { immutableCheck: patient, serializableCheck: patient };

/** Makes the store. The shell does it once; tests and a department's own page each make theirs. */
export function makeStore() {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults(developmentChecks).concat(
        keepKeysInDoubt,
        forgetFormerPerson,
        forgetKept,
        baseApi.middleware,
      ),
  });
  setupListeners(store.dispatch);
  store.subscribe(rememberSelection(store.getState));
  return store;
}

export type Store = ReturnType<typeof makeStore>;
export type Dispatch = Store["dispatch"];

export const useDispatch = useAnyDispatch.withTypes<Dispatch>();
export const useSelector = useAnySelector.withTypes<RootState>();

/** Signs out here: forgets the person's session, and all that `forgetFormerPerson` does. */
export function signOut() {
  return (dispatch: Dispatch) => {
    forgetWork();
    dispatch(signedOut());
    dispatch(baseApi.util.resetApiState());
  };
}

/** Where another person has signed in in this browser, the former one's cache, open writes, drafts and notices go. */
const forgetFormerPerson: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (!sessionSlice.actions.changedHands.match(action)) return result;
    forgetWork();
    dismissAll();
    dispatch(baseApi.util.resetApiState());
    return result;
  };

/** What was kept for pages without a network goes with its session: after a log-out, and where the server has ended it. */
const forgetKept: Middleware = () => (next) => (action) => {
  const { signedOut: leave, lapsed, ended, changedHands } = sessionSlice.actions;
  if ([leave, lapsed, ended, changedHands].some(({ match }) => match(action)))
    void forgetLastKnown();
  return next(action);
};

function rememberSelection(getState: () => RootState) {
  let known = getState().session;
  return () => {
    const now = getState().session;
    const changed = now.session && now.session === known.session && now.hotelId !== known.hotelId;
    if (now.session && changed) rememberHotel(now.session.user.id, now.hotelId);
    known = now;
  };
}
