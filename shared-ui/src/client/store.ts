import { configureStore } from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query/react";
import { useDispatch as useAnyDispatch, useSelector as useAnySelector } from "react-redux";
import { baseApi, keepKeysInDoubt, keyKeeper } from "./base-api.ts";
import { forgetAllDrafts } from "./drafts.ts";
import { rememberHotel } from "./remembered-hotel.ts";
import { type RootState, rootReducer } from "./root-reducer.ts";
import { signedOut } from "./session-slice.ts";

/** The checks of development take their time on a busy machine; only a fault of the state is news. */
const patient = { warnAfter: 10_000 };
const developmentChecks = { immutableCheck: patient, serializableCheck: patient };

/** Makes the store. The shell does it once; tests and a department's own page each make theirs. */
export function makeStore() {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults(developmentChecks).concat(keepKeysInDoubt, baseApi.middleware),
  });
  setupListeners(store.dispatch);
  store.subscribe(rememberSelection(store.getState));
  return store;
}

export type Store = ReturnType<typeof makeStore>;
export type Dispatch = Store["dispatch"];

export const useDispatch = useAnyDispatch.withTypes<Dispatch>();
export const useSelector = useAnySelector.withTypes<RootState>();

/** Forgets the person: their session, everything that was read for them, their open writes and drafts. */
export function signOut() {
  return (dispatch: Dispatch) => {
    keyKeeper.clear();
    forgetAllDrafts();
    dispatch(signedOut());
    dispatch(baseApi.util.resetApiState());
  };
}

function rememberSelection(getState: () => RootState) {
  let known = getState().session;
  return () => {
    const now = getState().session;
    const changed = now.session && now.session === known.session && now.hotelId !== known.hotelId;
    if (now.session && changed) rememberHotel(now.session.user.id, now.hotelId);
    known = now;
  };
}
