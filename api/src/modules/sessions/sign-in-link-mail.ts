import type { LinkPurpose } from "./sessions.tables.ts";

/** `place`: the hotel that sends the link; undefined for a super admin. */
type SignInLinkMail = {
  displayName: string;
  place?: string | undefined;
  link: string;
  purpose?: LinkPurpose | undefined;
};

/** What the link does besides signing in. */
const what: Record<LinkPurpose, { fr: string; ar: string; en: string }> = {
  "sign-in": {
    fr: " et choisir votre mot de passe.",
    ar: " واختيار كلمة المرور.",
    en: " and to choose your password.",
  },
  invitation: {
    fr: ". Si vous n’avez pas encore de mot de passe, vous en choisirez un ; sinon le vôtre ne change pas.",
    ar: ". إن لم تكن لديك كلمة مرور بعد فستختار واحدة، وإلا فكلمة مرورك لا تتغير.",
    en: ". If you have no password yet, you choose one; otherwise yours stays the same.",
  },
};

/**
 * The mail with a sign-in link. Nobody knows yet which language its reader prefers, so it says
 * the same in three.
 */
export function signInLinkMail({ displayName, place, link, purpose = "sign-in" }: SignInLinkMail): {
  subject: string;
  bodyText: string;
} {
  const name = displayName ? ` ${displayName}` : "";
  const { fr, ar, en } = what[purpose];
  const product = place ? `Funduq (${place})` : "Funduq";
  return {
    subject: `${place ? `${place} – ` : ""}Funduq : connexion · تسجيل الدخول · sign in`,
    bodyText: [
      `Bonjour${name},`,
      `ouvrez ce lien pour vous connecter à ${product}${fr} Il fonctionne une seule fois, pendant 24 heures.`,
      "",
      `مرحبًا${name}،`,
      `افتح هذا الرابط لتسجيل الدخول إلى ${product}${ar} يعمل مرة واحدة فقط خلال 24 ساعة.`,
      "",
      `Hello${name},`,
      `open this link to sign in to ${product}${en} It works once, within 24 hours.`,
      "",
      link,
      "",
      "Vous n’attendiez pas ce message ? Ne faites rien.",
      "إن لم تكن تنتظر هذه الرسالة فتجاهلها.",
      "If you did not expect this message, do nothing.",
    ].join("\n"),
  };
}
