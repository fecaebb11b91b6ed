import type { Language } from "@funduq/shared-types/contracts/session";

type Place = { name: string; path(hotelId: string): string; heading: Record<Language, string> };

const inHotel = (view: string) => (hotelId: string) => `/hotel/${hotelId}/${view}`;

/** Every screen of the suite and its title, for a user who may open all of them. */
export const places: readonly Place[] = [
  {
    name: "system-admin",
    path: () => "/",
    heading: { en: "Hotels", fr: "Hôtels", ar: "الفنادق" },
  },
  {
    name: "new-hotel",
    path: () => "/setup-hotel/new",
    heading: { en: "New hotel", fr: "Nouvel hôtel", ar: "فندق جديد" },
  },
  {
    name: "setup-hotel",
    path: (hotelId) => `/setup-hotel/${hotelId}`,
    heading: { en: "Hotel Setup", fr: "Configuration de l’hôtel", ar: "إعداد الفندق" },
  },
  {
    name: "kept-mails",
    path: () => "/mails",
    heading: { en: "Kept mails", fr: "E-mails conservés", ar: "الرسائل المحفوظة" },
  },
  {
    name: "dashboard",
    path: inHotel("dashboard"),
    heading: { en: "Front office", fr: "Réception", ar: "الاستقبال" },
  },
  {
    name: "dashboard-housekeeping",
    path: inHotel("dashboard?mode=housekeeping"),
    heading: { en: "Front office", fr: "Réception", ar: "الاستقبال" },
  },
  {
    name: "create-group",
    path: inHotel("create-group"),
    heading: {
      en: "New group booking",
      fr: "Nouvelle réservation de groupe",
      ar: "حجز جماعي جديد",
    },
  },
  {
    name: "group-playground",
    path: () => "/group-playground",
    heading: {
      en: "Group booking playground",
      fr: "Essai de réservation de groupe",
      ar: "تجربة الحجز الجماعي",
    },
  },
  {
    name: "housekeeping",
    path: inHotel("housekeeping"),
    heading: { en: "Housekeeping", fr: "Étages", ar: "خدمة الطوابق" },
  },
  {
    name: "commercial",
    path: inHotel("commercial"),
    heading: { en: "Commercial Management", fr: "Commercial", ar: "التسيير التجاري" },
  },
  {
    name: "pos-manager",
    path: inHotel("pos-manager"),
    heading: { en: "POS Manager", fr: "Gestion du restaurant", ar: "تسيير المطعم" },
  },
  {
    name: "pos-sales",
    path: inHotel("pos-sales"),
    heading: { en: "POS Sales", fr: "Caisse restaurant", ar: "مبيعات المطعم" },
  },
  {
    name: "pos-kitchen",
    path: inHotel("pos-kitchen"),
    heading: { en: "Kitchen", fr: "Cuisine", ar: "المطبخ" },
  },
  {
    name: "audit-trail",
    path: inHotel("audit-trail"),
    heading: { en: "Audit trail", fr: "Journal d’audit", ar: "سجل التدقيق" },
  },
  {
    name: "user-management",
    path: inHotel("user-management"),
    heading: { en: "User Management", fr: "Utilisateurs", ar: "المستخدمون" },
  },
  {
    name: "rate-manager",
    path: inHotel("rate-manager"),
    heading: { en: "Public Rate Manager", fr: "Tarifs publics", ar: "الأسعار العامة" },
  },
  {
    name: "night-audit",
    path: inHotel("night-audit"),
    heading: { en: "Night Audit", fr: "Clôture de journée", ar: "إقفال اليوم" },
  },
  {
    name: "reports",
    path: inHotel("reports"),
    heading: { en: "Reports", fr: "Rapports", ar: "التقارير" },
  },
];

export const languages: readonly Language[] = ["en", "fr", "ar"];
