import type { Random } from "./random.ts";

/** Algerian given and family names, in Latin and Arabic script. */
const given = [
  ["Karim", "كريم"],
  ["Amine", "أمين"],
  ["Yacine", "ياسين"],
  ["Mohamed", "محمد"],
  ["Rachid", "رشيد"],
  ["Sofiane", "سفيان"],
  ["Nassim", "نسيم"],
  ["Bilal", "بلال"],
  ["Mourad", "مراد"],
  ["Abdelkader", "عبد القادر"],
  ["Hichem", "هشام"],
  ["Farid", "فريد"],
  ["Walid", "وليد"],
  ["Zinedine", "زين الدين"],
  ["Ilyes", "إلياس"],
  ["Samir", "سمير"],
  ["Djamel", "جمال"],
  ["Amina", "أمينة"],
  ["Nadia", "نادية"],
  ["Samira", "سميرة"],
  ["Yasmine", "ياسمين"],
  ["Fatima Zohra", "فاطمة الزهراء"],
  ["Meriem", "مريم"],
  ["Lynda", "ليندة"],
  ["Assia", "آسيا"],
  ["Khadidja", "خديجة"],
  ["Houria", "حورية"],
  ["Sabrina", "صبرينة"],
  ["Imane", "إيمان"],
  ["Naïma", "نعيمة"],
] as const;

const family = [
  ["Benali", "بن علي"],
  ["Bouzid", "بوزيد"],
  ["Haddad", "حداد"],
  ["Brahimi", "براهيمي"],
  ["Mansouri", "منصوري"],
  ["Cherif", "شريف"],
  ["Belkacem", "بلقاسم"],
  ["Hamidi", "حميدي"],
  ["Saïdi", "سعيدي"],
  ["Boudiaf", "بوضياف"],
  ["Ziani", "زياني"],
  ["Meziane", "مزيان"],
  ["Khelifi", "خليفي"],
  ["Amrani", "عمراني"],
  ["Touati", "تواتي"],
  ["Ould Ali", "ولد علي"],
  ["Benmoussa", "بن موسى"],
  ["Laouar", "لعور"],
  ["Kaci", "قاسي"],
  ["Djebbar", "جبار"],
  ["Guerrouj", "قروج"],
  ["Taleb", "طالب"],
  ["Rahmani", "رحماني"],
  ["Chabane", "شعبان"],
  ["Aït Ahmed", "آيت أحمد"],
  ["Ferhat", "فرحات"],
  ["Lounis", "لونيس"],
  ["Medjdoub", "مجدوب"],
] as const;

const visitors = [
  ["Claire Fontaine", "FR"],
  ["Marco Bianchi", "IT"],
  ["Elif Demir", "TR"],
  ["Youssef Trabelsi", "TN"],
  ["Ingrid Larsen", "NO"],
  ["Li Wei", "CN"],
] as const;

export type PlannedGuest = { fullName: string; phone: string; nationality: string };

/** A random guest: mostly Algerian, one in four in Arabic script, some from abroad. */
export function planGuest(random: Random): PlannedGuest {
  if (random.chance(0.08)) {
    const [fullName, nationality] = random.pick(visitors);
    return { fullName, nationality, phone: `+33 6 ${digits(random, 8)}` };
  }
  const script = random.chance(0.25) ? 1 : 0;
  const fullName = `${random.pick(given)[script]} ${random.pick(family)[script]}`;
  return { fullName, nationality: "DZ", phone: mobile(random) };
}

function mobile(random: Random): string {
  return `0${random.pick(["5", "6", "7"])}${digits(random, 8)}`;
}

function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.between(0, 9)).join("");
}
