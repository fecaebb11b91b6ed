type InvitationMail = { displayName: string; place: string; link: string };

/**
 * The mail with a sign-in link. Nobody knows yet which language its reader prefers, so it says
 * the same in three.
 */
export function invitationMail({ displayName, place, link }: InvitationMail): {
  subject: string;
  bodyText: string;
} {
  const name = displayName ? ` ${displayName}` : "";
  return {
    subject: `${place} – Funduq : connexion · تسجيل الدخول · sign in`,
    bodyText: [
      `Bonjour${name},`,
      `ouvrez ce lien pour vous connecter à Funduq (${place}) et choisir votre mot de passe. Il fonctionne une seule fois, pendant 24 heures.`,
      "",
      `مرحبًا${name}،`,
      `افتح هذا الرابط لتسجيل الدخول إلى Funduq (${place}) واختيار كلمة المرور. يعمل مرة واحدة فقط خلال 24 ساعة.`,
      "",
      `Hello${name},`,
      `open this link to sign in to Funduq (${place}) and to choose your password. It works once, within 24 hours.`,
      "",
      link,
      "",
      "Vous n'attendiez pas ce message ? Ne faites rien. · إن لم تكن تنتظر هذه الرسالة فتجاهلها. · If you did not expect this message, do nothing.",
    ].join("\n"),
  };
}
