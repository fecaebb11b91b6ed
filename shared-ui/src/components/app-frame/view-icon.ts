import {
  AccountsIcon,
  CalendarIcon,
  CarIcon,
  CompanyIcon,
  DashboardIcon,
  DirtyIcon,
  GroupIcon,
  GymIcon,
  HistoryIcon,
  HotelIcon,
  type Icon,
  MailIcon,
  NightAuditIcon,
  OccupiedIcon,
  OutOfOrderIcon,
  PaymentIcon,
  PoolIcon,
  RateIcon,
  ReportsIcon,
  RestaurantIcon,
  SettingsIcon,
  SpaIcon,
  TillIcon,
  ViewIcon,
} from "../../icons.ts";

/** The icons that a department can name for its views. */
const icons = new Map<string, Icon>([
  ["bed", OccupiedIcon],
  ["calendar", CalendarIcon],
  ["car", CarIcon],
  ["cash", PaymentIcon],
  ["cleaning", DirtyIcon],
  ["company", CompanyIcon],
  ["dashboard", DashboardIcon],
  ["group", GroupIcon],
  ["gym", GymIcon],
  ["history", HistoryIcon],
  ["hotel", HotelIcon],
  ["mail", MailIcon],
  ["night-audit", NightAuditIcon],
  ["pool", PoolIcon],
  ["rates", RateIcon],
  ["reports", ReportsIcon],
  ["restaurant", RestaurantIcon],
  ["settings", SettingsIcon],
  ["spa", SpaIcon],
  ["till", TillIcon],
  ["tools", OutOfOrderIcon],
  ["users", AccountsIcon],
]);

export const viewIconNames: readonly string[] = [...icons.keys()];

/** The icon of a view by its name; a neutral one without a name, or for a name from a newer release. */
export function viewIcon(name: string | undefined): Icon {
  return icons.get(name ?? "") ?? ViewIcon;
}
