import type { ErrorTextsOf } from "@funduq/shared-ui/i18n";
import type { ownErrors } from "./own-errors.ts";

export const errorTexts: ErrorTextsOf<typeof ownErrors> = {
  "user.already-here": ({ email }) => `${email} fait déjà partie de cet hôtel.`,
  "user.email-fixed": () =>
    "Cette personne s’est connectée entre-temps avec cette adresse : elle ne peut plus être modifiée.",
  "user.own-status": () => "Vous ne pouvez pas désactiver votre propre compte.",
  "user.own-rights": () =>
    "Vous ne pouvez pas modifier votre propre rôle ni vos services. Demandez à un autre administrateur.",
  "user.admins-only": () =>
    "Seul un administrateur de l’hôtel peut ajouter, modifier ou désactiver des administrateurs de l’hôtel.",
  "super-admin.last": () =>
    "C’est le dernier super administrateur. Nommez-en d’abord un autre, qui s’est déjà connecté.",
  "room.retires-in-past": ({ businessDate }) =>
    `Une chambre est retirée de la vente le ${businessDate} ou plus tard.`,
  "taxes.not-found": () => "Aucun taux ne prend effet ce jour-là.",
  "taxes.first": () => "L’hôtel garde les taux de ses débuts. Modifiez-les plutôt.",
  "taxes.dated": () =>
    "Les taux des taxes se changent à partir d’un jour, sous « Taux des taxes ». Veuillez recharger la page.",
  "taxes.day-closed": ({ businessDate }) =>
    `Les journées avant le ${businessDate} sont clôturées et gardent leurs taux. Choisissez le ${businessDate} ou un jour suivant.`,
  "taxes.tva-added-to-stay-tax": () =>
    "La TVA ne peut pas s’ajouter à des prix qui comprennent la taxe de séjour : cette taxe ne porte pas de TVA. Ajoutez les deux sur les folios, ou laissez la taxe de séjour aux factures.",
  "taxes.day-charged": () =>
    "Cette journée a déjà des écritures, qui gardent leurs taxes. Choisissez un jour suivant.",
  "chart.purpose-twice": ({ purpose }) => `« ${purpose} » a deux comptes. Gardez-en un.`,
  "chart.two-labels": ({ code }) =>
    `Le compte ${code} a deux libellés différents. Gardez-en un seul.`,
  "entries.too-many": ({ most }) =>
    `La période a plus de ${most} lignes d’écritures. Choisissez une période plus courte.`,
  "sales-journal.too-many": ({ most }) =>
    `La période a plus de ${most} factures et factures d’avoir. Choisissez une période plus courte.`,
  "counted-stays.too-many": ({ most }) =>
    `La période a plus de ${most} séjours. Choisissez une période plus courte.`,
  "mail.not-found": () => "Ce message n’est plus conservé.",
  "night-audit.open-bills": ({ count }) =>
    `Erreur : la clôture de journée est impossible. Il reste des additions ouvertes au restaurant (${count}) ; elles doivent d’abord être fermées.`,
  "night-audit.other-date": ({ businessDate }) =>
    `C’est une autre journée qui a été confirmée : la journée hôtelière est celle du ${businessDate}. Veuillez revérifier.`,
  "night-audit.closed-already": ({ businessDate, closedBy, closedAt }) =>
    closedBy === null
      ? `La journée du ${businessDate} a été clôturée à ${closedAt}. Rien de plus n’a été imputé.`
      : `${closedBy} a clôturé la journée du ${businessDate} à ${closedAt}. Rien de plus n’a été imputé.`,
  "night-audit.day-ahead": ({ businessDate, today }) =>
    `La journée du ${businessDate} n’a pas commencé : nous sommes le ${today}. Une journée se clôture au plus tôt à sa propre date.`,
  "night-audit.day-not-over": ({ businessDate }) =>
    `Nous sommes encore le ${businessDate}. Confirmez que la journée est finie pour la clôturer maintenant.`,
  "night-audit.preview-changed": () =>
    "Ce que la clôture va imputer a changé depuis votre vérification. Rien n’a été imputé ; veuillez revérifier.",
  "night-audit.group-rooms-undecided": ({ groupName, rooms, roomTypeName }) =>
    `${groupName} garde encore ${rooms} × ${roomTypeName} sans client. Veuillez décider de leur sort.`,
  "report-mail.already-listed": ({ email }) => `${email} reçoit déjà les rapports.`,
  "report-mail.is-user": ({ email }) =>
    `${email} est un utilisateur de cet hôtel : choisissez-le parmi les utilisateurs.`,
  "report-mail.not-allowed": () =>
    "Seul un utilisateur actif qui peut consulter les rapports peut les recevoir.",
  "report-mail.too-many": ({ most }) =>
    `Les rapports sont envoyés à ${most} destinataires au plus.`,
  "report-mail.not-found": () => "Ce destinataire a été retiré entre-temps.",
  "report-mail.no-closed-day": () => "Aucune journée n’a encore été clôturée.",
};
