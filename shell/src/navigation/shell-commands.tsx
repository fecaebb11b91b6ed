import { hotelLabels } from "@funduq/shared-types/rules/hotel-labels";
import { type Command, type CommandTools, registerCommands, setTheme } from "@funduq/shared-ui";
import {
  languageNames,
  languages,
  switchLanguage,
  useLanguage,
  useText,
} from "@funduq/shared-ui/i18n";
import {
  ForwardIcon,
  GuestIcon,
  HotelIcon,
  InfoIcon,
  LanguageIcon,
  LogOutIcon,
  SystemThemeIcon,
} from "@funduq/shared-ui/icons";
import { useNavigate } from "@funduq/shared-ui/router";
import { useHotel, useSession } from "@funduq/shared-ui/state";
import { useEffect, useRef } from "react";
import { hotelHomePath } from "../guards/visitor.ts";
import { hotelSearchEndpoints } from "../hotels/hotels.endpoints.ts";
import { useSetPreferencesMutation } from "../session/session.endpoints.ts";
import { useLogOut } from "../session/use-log-out.ts";
import { useSwitcher, useViewAddress } from "./use-switcher.ts";

type Openers = { onSheet: () => void; onAccount: () => void };

/** What everybody finds in the palette: their views and hotels, the language, the theme, the way out. */
export function ShellCommands(open: Openers) {
  const commands = [...useViewCommands(), ...useHotelCommands(), ...useSettings(open)];
  const now = useRef<readonly Command[]>([]);
  now.current = commands;
  const language = useLanguage();
  const hotelId = useHotel()?.hotelId;
  const isSuperAdmin = useSession()?.user.isSuperAdmin ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: registered anew as the words change
  useEffect(() => {
    const commands = () => now.current;
    return registerCommands({
      name: "shell",
      commands,
      ...(isSuperAdmin && { search: searchHotels }),
    });
  }, [language, hotelId, isSuperAdmin]);
  return null;
}

function useViewCommands(): Command[] {
  const navigate = useNavigate();
  const addressOf = useViewAddress();
  return useSwitcher()
    .filter(({ disabled }) => !disabled)
    .map(({ value, label }) => ({
      id: `view-${value}`,
      group: "views",
      icon: ForwardIcon,
      label,
      run: () => void navigate(addressOf(value)),
    }));
}

function useHotelCommands(): Command[] {
  const navigate = useNavigate();
  const session = useSession();
  const selected = useHotel();
  // Super admins find every hotel by `searchHotels`.
  if (!session || session.user.isSuperAdmin) return [];
  const labelOf = hotelLabels(session.hotels);
  return session.hotels
    .filter(({ hotelId }) => hotelId !== selected?.hotelId)
    .map((hotel) => ({
      id: `hotel-${hotel.hotelId}`,
      group: "views",
      icon: HotelIcon,
      label: labelOf(hotel),
      run: () => void navigate(hotelHomePath(hotel.hotelId)),
    }));
}

async function searchHotels(
  text: string,
  { dispatch, navigate, hotel: selected }: CommandTools,
): Promise<Command[]> {
  const search = hotelSearchEndpoints.endpoints.searchHotels.initiate(text, { subscribe: false });
  const hotels = await dispatch(search).unwrap();
  return hotels
    .filter(({ id }) => id !== selected?.hotelId)
    .map(({ id, name, city }) => ({
      id: `hotel-${id}`,
      group: "views",
      icon: HotelIcon,
      label: name,
      detail: city,
      run: () => navigate(hotelHomePath(id)),
    }));
}

function useSettings({ onSheet, onAccount }: Openers): Command[] {
  const t = useText("shell");
  const logOut = useLogOut();
  const [setPreferences] = useSetPreferencesMutation();
  const setting = (id: string, label: string, icon: Command["icon"], run: () => void): Command => ({
    id,
    label,
    run,
    group: "settings",
    ...(icon && { icon }),
  });
  return [
    setting("shortcuts", t("shortcuts.open"), InfoIcon, onSheet),
    setting("account", t("account.title"), GuestIcon, onAccount),
    ...languages.map((language) =>
      setting(`language-${language}`, languageNames[language], LanguageIcon, () => {
        void switchLanguage(language).then(() => setPreferences({ language }));
      }),
    ),
    ...(["system", "light", "dark"] as const).map((theme) =>
      setting(`theme-${theme}`, t(`theme.${theme}`), SystemThemeIcon, () => {
        setTheme(theme);
        void setPreferences({ theme });
      }),
    ),
    setting("log-out", t("logout.submit"), LogOutIcon, logOut),
  ];
}
