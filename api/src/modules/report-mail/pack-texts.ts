import type { Language } from "@funduq/shared-types/contracts/session";

/** What a mail with reports says beside the words of the reports' tables. */
export type PackTexts = {
  subject: string;
  figures: string;
  guestsOvernight: string;
  balances: string;
  /** One line of the plain text. */
  line: string;
  lineOfDay: string;
  points: string;
  percent: string;
  files: string;
  filesTooLarge: string;
  open: string;
  why: string;
};

export const packTexts: Record<Language, PackTexts> = {
  en: {
    subject: "{{hotel}} – {{day}}: {{occupancy}} · {{amount}}",
    figures: "The day’s figures",
    guestsOvernight: "Guests in house overnight",
    balances: "Open balances",
    line: "{{name}}: {{day}} · month to date: {{month}}",
    lineOfDay: "{{name}}: {{day}}",
    points: "{{amount}} points on last year",
    percent: "{{amount}} % on last year",
    files:
      "The files hold names of guests: please keep them to yourself, and delete them when you no longer need them.",
    filesTooLarge:
      "The files are too large for a mail. They can be saved in Funduq, under Reports.",
    open: "Open the report",
    why: "You get this mail after each night audit because the hotel listed your address under ‘Report mail’. The hotel’s administration can take it off the list.",
  },
  fr: {
    subject: "{{hotel}} – {{day}} : {{occupancy}} · {{amount}}",
    figures: "Chiffres de la journée",
    guestsOvernight: "Clients présents la nuit",
    balances: "Soldes ouverts",
    line: "{{name}} : {{day}} · cumul du mois : {{month}}",
    lineOfDay: "{{name}} : {{day}}",
    points: "{{amount}} points sur un an",
    percent: "{{amount}} % sur un an",
    files:
      "Les fichiers contiennent des noms de clients : gardez-les pour vous et supprimez-les quand vous n’en avez plus besoin.",
    filesTooLarge:
      "Les fichiers sont trop volumineux pour un e-mail. Enregistrez-les dans Funduq, sous « Rapports ».",
    open: "Ouvrir le rapport",
    why: "Vous recevez ce message après chaque clôture parce que l’hôtel a inscrit votre adresse sous « Envoi des rapports ». L’administration de l’hôtel peut l’en retirer.",
  },
  ar: {
    subject: "{{hotel}} – {{day}}: {{occupancy}} · {{amount}}",
    figures: "أرقام اليوم",
    guestsOvernight: "النزلاء المقيمون ليلًا",
    balances: "الأرصدة المفتوحة",
    line: "{{name}}: {{day}} · منذ بداية الشهر: {{month}}",
    lineOfDay: "{{name}}: {{day}}",
    points: "{{amount}} نقطة مقارنة بالعام الماضي",
    percent: "{{amount}} % مقارنة بالعام الماضي",
    files: "تتضمن الملفات أسماء نزلاء: احتفظ بها لنفسك واحذفها عندما لا تعود بحاجة إليها.",
    filesTooLarge: "حجم الملفات أكبر من أن يُرسل بالبريد. يمكن حفظها في Funduq ضمن «التقارير».",
    open: "فتح التقرير",
    why: "تتلقى هذه الرسالة بعد كل إقفال يومي لأن الفندق أدرج عنوانك ضمن «إرسال التقارير». يمكن لإدارة الفندق حذفه من القائمة.",
  },
};
