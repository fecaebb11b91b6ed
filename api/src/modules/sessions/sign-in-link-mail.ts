/** `place`: the hotel that sends the link; undefined for a super admin. */
type InvitationMail = { displayName: string; place?: string | undefined; link: string };

/**
 * The mail with a sign-in link. Nobody knows yet which language its reader prefers, so it says
 * the same in three.
 */
export function invitationMail({ displayName, place, link }: InvitationMail): {
  subject: string;
  bodyText: string;
} {
  const name = displayName ? ` ${displayName}` : "";
  const product = place ? `Funduq (${place})` : "Funduq";
  return {
    subject: `${place ? `${place} – ` : ""}Funduq : connexion · تسجيل الدخول · sign in`,
    bodyText: [
      `Bonjour${name},`,
      `ouvrez ce lien pour vous connecter à ${product} et choisir votre mot de passe. Il fonctionne une seule fois, pendant 24 heures.`,
      "",
      `مرحبًا${name}،`,
      `افتح هذا الرابط لتسجيل الدخول إلى ${product} واختيار كلمة المرور. يعمل مرة واحدة فقط خلال 24 ساعة.`,
      "",
      `Hello${name},`,
      `open this link to sign in to ${product} and to choose your password. It works once, within 24 hours.`,
      "",
      link,
      "",
      "Vous n'attendiez pas ce message ? Ne faites rien. · إن لم تكن تنتظر هذه الرسالة فتجاهلها. · If you did not expect this message, do nothing.",
    ].join("\n"),
  };
}
