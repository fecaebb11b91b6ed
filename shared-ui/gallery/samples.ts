import type { Language } from "@funduq/shared-types/contracts/session";
import { useLanguage } from "@funduq/shared-ui/i18n";

/** What the components say here: words of a hotel, so that their lengths are true. */
const samples = {
  "add-charge": ["Add charge", "Ajouter un débit", "إضافة مبلغ"],
  adults: ["Adults", "Adultes", "البالغون"],
  amount: ["Amount", "Montant", "المبلغ"],
  arrival: ["Arrival", "Arrivée", "الوصول"],
  arrivals: ["Arrivals", "Arrivées", "الوصول"],
  balance: ["Balance", "Solde", "الرصيد"],
  booking: ["New booking", "Nouvelle réservation", "حجز جديد"],
  "cancel-booking": ["Cancel booking", "Annuler la réservation", "إلغاء الحجز"],
  "cancel-question": [
    "Cancel the booking of Amine Bensalem?",
    "Annuler la réservation d’Amine Bensalem ?",
    "هل يُلغى حجز أمين بن سالم؟",
  ],
  "check-in": ["Check in", "Faire l’arrivée", "تسجيل الوصول"],
  "check-out": ["Check out", "Faire le départ", "تسجيل المغادرة"],
  cleaned: ["Room 204 is clean.", "La chambre 204 est propre.", "الغرفة 204 نظيفة."],
  comments: ["Comments", "Commentaires", "ملاحظات"],
  company: ["Company", "Société", "الشركة"],
  "delete-category": ["Delete category", "Supprimer la catégorie", "حذف الفئة"],
  "delete-hotel": ["Delete hotel", "Supprimer l’hôtel", "حذف الفندق"],
  "delete-hotel-note": [
    "Its bookings and invoices go with it. This can’t be undone.",
    "Ses réservations et factures disparaissent avec lui, définitivement.",
    "تُحذف معه حجوزاته وفواتيره، ولا يمكن التراجع.",
  ],
  "delete-hotel-question": [
    "Delete Hôtel El Djazaïr?",
    "Supprimer l’Hôtel El Djazaïr ?",
    "هل يُحذف فندق الجزائر؟",
  ],
  "delete-question": [
    "Delete the category Desserts?",
    "Supprimer la catégorie Desserts ?",
    "هل تُحذف فئة الحلويات؟",
  ],
  departures: ["Departures", "Départs", "المغادرة"],
  edit: ["Edit", "Modifier", "تعديل"],
  email: ["Email", "E-mail", "البريد الإلكتروني"],
  "email-fault": [
    "Enter an address such as name@hotel.dz.",
    "Saisissez une adresse comme nom@hotel.dz.",
    "أدخل عنوانا مثل name@hotel.dz.",
  ],
  empty: [
    "No bookings for this day yet.",
    "Aucune réservation pour ce jour.",
    "لا توجد حجوزات لهذا اليوم بعد.",
  ],
  failed: [
    "The rooms could not be loaded.",
    "Les chambres n’ont pas pu être chargées.",
    "تعذّر تحميل الغرف.",
  ],
  find: ["Find a guest", "Chercher un client", "البحث عن نزيل"],
  floor: ["Floor", "Étage", "الطابق"],
  folio: ["Folio", "Folio", "الحساب"],
  "front-office": ["Front office", "Réception", "الاستقبال"],
  full: ["Full board", "Pension complète", "إقامة كاملة"],
  "full-note": ["Full", "Complet", "ممتلئ"],
  guest: ["Guest", "Client", "النزيل"],
  half: ["Half board", "Demi-pension", "نصف إقامة"],
  history: ["History", "Historique", "السجل"],
  housekeeping: ["Housekeeping", "Étages", "خدمة الغرف"],
  keep: ["Keep it", "Conserver", "الإبقاء عليه"],
  list: ["List", "Liste", "قائمة"],
  nights: ["Nights", "Nuitées", "الليالي"],
  "no-breakfast": ["Room only", "Logement seul", "غرفة فقط"],
  password: ["Password", "Mot de passe", "كلمة المرور"],
  payment: ["Post payment", "Encaisser", "تسجيل دفعة"],
  phone: ["Phone", "Téléphone", "الهاتف"],
  "phone-hint": [
    "With the country’s code, for messages.",
    "Avec l’indicatif du pays, pour les messages.",
    "مع رمز البلد، من أجل الرسائل.",
  ],
  plan: ["Plan", "Plan", "المخطط"],
  print: ["Print", "Imprimer", "طباعة"],
  rate: ["Rate plan", "Plan tarifaire", "التسعيرة"],
  room: ["Room", "Chambre", "الغرفة"],
  saved: ["Booking saved.", "Réservation enregistrée.", "حُفظ الحجز."],
  save: ["Save", "Enregistrer", "حفظ"],
  select: ["Choose a rate", "Choisir un tarif", "اختر تسعيرة"],
  status: ["Status", "Statut", "الحالة"],
  stay: ["Stay", "Séjour", "الإقامة"],
  today: ["Today", "Aujourd’hui", "اليوم"],
  total: ["Total", "Total", "المجموع"],
  vip: ["VIP", "VIP", "شخصية مهمة"],
  waiting: [
    "Quiet room, garden side, please.",
    "Chambre calme, côté jardin, merci.",
    "غرفة هادئة من جهة الحديقة من فضلكم.",
  ],
} as const satisfies Record<string, readonly [en: string, fr: string, ar: string]>;

export type Sample = keyof typeof samples;

const place: Record<Language, 0 | 1 | 2> = { en: 0, fr: 1, ar: 2 };

export function useSample(): (name: Sample) => string {
  const language = useLanguage();
  return (name) => samples[name][place[language]];
}

/** Guests in both scripts, as they come. */
export type Guest = { id: string; name: string; room: string; nights: number; balance: number };

export const guests: readonly Guest[] = [
  { id: "1", name: "Amine Bensalem", room: "101", nights: 2, balance: 1_500_000 },
  { id: "2", name: "فاطمة الزهراء قاسي", room: "204", nights: 4, balance: 0 },
  { id: "3", name: "Claire Fontaine", room: "303", nights: 1, balance: 345_050 },
  { id: "4", name: "بلال منصوري", room: "305", nights: 7, balance: 12_880_000 },
  { id: "5", name: "Nassima Haddad", room: "412", nights: 3, balance: 99_900 },
];

/** As many as a list may have to show: a hotel's guests of some years. */
export const manyGuests: readonly Guest[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  name: `${guests[index % guests.length]?.name} ${index}`,
  room: String(101 + (index % 400)),
  nights: 1 + (index % 14),
  balance: (index % 97) * 12_345,
}));
