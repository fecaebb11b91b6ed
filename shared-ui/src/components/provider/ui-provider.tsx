import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { LeaveQuestion } from "../dialog/leave-question.tsx";
import { Toasts } from "../feedback/toasts.tsx";
import "../../styles/tokens.css";
import "../../styles/fonts.css";
import "../../styles/base.css";
import { useColorScheme } from "./theme.ts";

/** Compact for the desk, comfortable elsewhere, touch for the restaurant and housekeeping. */
export type Density = "compact" | "comfortable" | "touch";

type UiProviderProps = { density?: Density; children: ReactNode };

/**
 * Around every screen: colour scheme, density, toasts and the question before leaving. The shell renders it once.
 * All of the look is static css: nothing writes a `<style>` element, so `style-src 'self'` holds.
 */
export function UiProvider({ density = "comfortable", children }: UiProviderProps) {
  const scheme = useColorScheme();
  useLayoutEffect(() => {
    document.documentElement.dataset.colorScheme = scheme;
  }, [scheme]);
  useDensity(density);
  return (
    <>
      {children}
      <LeaveQuestion />
      <Toasts />
    </>
  );
}

/** Sets the density while a screen that needs another one is open. */
export function useDensity(density: Density): void {
  useEffect(() => {
    const root = document.documentElement.dataset;
    const before = root.density;
    root.density = density;
    return () => {
      root.density = before ?? "comfortable";
    };
  }, [density]);
}
