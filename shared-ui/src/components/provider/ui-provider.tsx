import { createTheme, DirectionProvider, MantineProvider, useDirection } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { directionOf } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/switch-language.ts";
import { Toasts } from "../feedback/toasts.tsx";
import "./mantine-styles.ts";
import "../../styles/tokens.css";
import "../../styles/base.css";
import { useColorScheme } from "./theme.ts";

/** Compact for the desk, comfortable elsewhere, touch for the restaurant and housekeeping. */
export type Density = "compact" | "comfortable" | "touch";

type UiProviderProps = {
  density?: Density;
  /** `test` leaves out transitions, so that tests see the end state at once. */
  env?: "default" | "test";
  children: ReactNode;
};

const theme = createTheme({ fontFamily: "var(--fq-font)", respectReducedMotion: true });

/**
 * What every screen stands in: theme, direction, density and toasts. The shell renders it once.
 *
 * Mantine's own variable and class injection stays off, because both write `<style>` elements
 * that a strict CSP refuses. For the same reason no component here takes responsive style props.
 */
export function UiProvider({
  density = "comfortable",
  env = "default",
  children,
}: UiProviderProps) {
  const scheme = useColorScheme();
  useDensity(density);
  return (
    <DirectionProvider detectDirection={false} initialDirection={directionOf(useLanguage())}>
      <MantineProvider
        theme={theme}
        env={env}
        forceColorScheme={scheme}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <DirectionFollowsLanguage />
        {children}
        <Toasts />
      </MantineProvider>
    </DirectionProvider>
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

function DirectionFollowsLanguage() {
  const wanted = directionOf(useLanguage());
  const { dir, setDirection } = useDirection();
  useEffect(() => {
    if (dir !== wanted) setDirection(wanted);
  }, [dir, wanted, setDirection]);
  return null;
}
