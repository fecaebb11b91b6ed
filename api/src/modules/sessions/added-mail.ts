type AddedMail = { displayName: string; place: string };

/** The mail to a user with an existing account who was added to a hotel, in three languages. */
export function addedMail(
  { displayName, place }: AddedMail,
  login: string,
): { subject: string; bodyText: string } {
  const name = displayName ? ` ${displayName}` : "";
  return {
    subject: `${place} – Funduq : hôtel ajouté · أُضيف فندق · hotel added`,
    bodyText: [
      `Bonjour${name},`,
      `l’hôtel ${place} a été ajouté à votre compte Funduq. Connectez-vous comme d’habitude : votre mot de passe ne change pas. Vous pouvez quitter cet hôtel dans « Votre compte ».`,
      "",
      `مرحبًا${name}،`,
      `أُضيف الفندق ${place} إلى حسابك في Funduq. سجّل الدخول كالمعتاد: كلمة المرور لم تتغير. يمكنك مغادرة هذا الفندق من «حسابك».`,
      "",
      `Hello${name},`,
      `the hotel ${place} was added to your Funduq account. Sign in as usual: your password stays the same. You can leave this hotel in 'Your account'.`,
      "",
      login,
      "",
      "Vous n’attendiez pas ce message ? Quittez cet hôtel.",
      "إن لم تكن تتوقع ذلك فغادر هذا الفندق.",
      "If you did not expect this, leave the hotel.",
    ].join("\n"),
  };
}
