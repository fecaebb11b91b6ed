import { keptMailTextSchema } from "@funduq/shared-types/contracts/kept-mail";
import { HttpResponse, http } from "msw";

const text = (name: string, link: string) =>
  [
    `Bonjour ${name},`,
    "ouvrez ce lien pour vous connecter à Funduq (Hôtel Royal) et choisir votre mot de passe.",
    "",
    `مرحبًا ${name}،`,
    "افتح هذا الرابط لتسجيل الدخول إلى Funduq (Hôtel Royal) واختيار كلمة المرور.",
    "",
    link,
  ].join("\n");

/** Two mails that nobody has sent, newest first. */
export function someKeptMails() {
  return [
    mail(2, "yacine@hotel.test", "Yacine Touati"),
    mail(1, "zohra@hotel.test", "Zohra Amrani"),
  ];
}

function mail(n: number, to: string, name: string) {
  const link = `${location.origin}/finish-signin#${String(n).repeat(43)}`;
  return keptMailTextSchema.parse({
    id: `2026-04-0${n}T09-30-00-000Z-00000000-0000-4000-8000-00000000000${n}`,
    at: `2026-04-0${n}T09:30:00.000Z`,
    to,
    subject: "Hôtel Royal – Funduq : connexion · تسجيل الدخول · sign in",
    text: text(name, link),
    link,
  });
}

/** An installation without a mail server. */
export function keptMailHandlers() {
  const mails = someKeptMails();
  return [
    http.get("/api/kept-mails", () =>
      HttpResponse.json({
        isKept: true,
        mails: mails.map(({ id, at, to, subject }) => ({ id, at, to, subject })),
      }),
    ),
    http.get("/api/kept-mails/:mailId", ({ params }) => {
      const found = mails.find(({ id }) => id === params.mailId);
      return found ? HttpResponse.json(found) : new HttpResponse(null, { status: 404 });
    }),
  ];
}
