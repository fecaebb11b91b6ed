import { ORIGIN } from "../mail/mail.service.ts";

/** Tells somebody with a password that they are a super admin now, in three languages, without a link that signs in. */
export function superAdminMail(displayName: string): { subject: string; bodyText: string } {
  const name = displayName ? ` ${displayName}` : "";
  return {
    subject: "Funduq : super administrateur · المسؤول العام للنظام · super admin",
    bodyText: [
      `Bonjour${name},`,
      "vous êtes désormais super administrateur de Funduq : tous les hôtels vous sont ouverts. Connectez-vous comme d’habitude.",
      "",
      `مرحبًا${name}،`,
      "أصبحت المسؤول العام للنظام في Funduq: كل الفنادق مفتوحة لك. سجّل الدخول كالمعتاد.",
      "",
      `Hello${name},`,
      "you are now a super admin of Funduq: every hotel is open to you. Sign in as usual.",
      "",
      `${ORIGIN}/login`,
    ].join("\n"),
  };
}
