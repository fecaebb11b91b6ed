import type { posErrors } from "@funduq/shared-types/errors/pos-errors";
import { formatMoney } from "@funduq/shared-types/values/money-text";
import type { ErrorTextsOf } from "@funduq/shared-ui/i18n";

export const errorTexts: ErrorTextsOf<typeof posErrors> = {
  "layout.changed": () =>
    "Une autre personne a enregistré ce plan entre-temps. Rechargez-le ; vos changements sont encore là.",
  "layout.name-twice": ({ name }) =>
    `Deux tables d’une même zone ne peuvent pas s’appeler ${name}.`,
  "table.has-bills": ({ names }) =>
    `Des additions sont ouvertes : ${names.join(", ")}. Encaissez-les ou changez-les de table d’abord.`,
  "table.has-reservations": ({ names }) =>
    `Tables réservées : ${names.join(", ")}. Donnez une autre table aux clients ou annulez d’abord.`,
  "reservation.not-found": () =>
    "Réservation introuvable. Les réservations sont effacées quelques mois après leur jour.",
  "reservation.changed": () =>
    "Une autre personne a changé cette réservation entre-temps. Relisez-la avant de continuer.",
  "reservation.table-taken": ({ table, guestName, date, from, to }) =>
    `${table} est réservée pour ${guestName} le ${date.split("-").reverse().join("/")}, de ${from} à ${to}.`,
  "reservation.in-past": () => "Cette heure est passée. Choisissez-en une plus tard.",
  "reservation.day-full": ({ most }) => `Un jour a au plus ${most} réservations.`,
  "reservation.too-far": ({ date }) =>
    `Les tables se réservent jusqu’au ${date.split("-").reverse().join("/")} au plus tard.`,
  "reservation.other-day": ({ date }) =>
    `Ces clients sont attendus le ${date.split("-").reverse().join("/")}. Placez-les ce jour-là, ou changez le jour de la réservation.`,
  "reservation.not-begun": ({ from }) =>
    `Ces clients sont attendus à ${from}. Marquez-les non venus après cette heure.`,
  "reservation.is-seated": () =>
    "Ces clients sont placés : le jour, l’heure et la table de l’addition restent. Changez l’addition de table pour leur en donner une autre.",
  "reservation.no-table": () =>
    "Les clients resteraient sans table. Mettez d’abord leur addition sur une table libre.",
  "reservation.not-possible": () =>
    "Ce n’est pas possible avec la réservation telle qu’elle est maintenant. Relisez-la.",
  "reservation.table-has-bill": ({ table, names }) =>
    `${names.join(", ")} : ouverte entre-temps sur ${table}. Dites si les clients la rejoignent.`,
  "reservation.has-orders": () => "Une commande est déjà prise : ces clients restent placés.",
  "table.not-found": () => "Table introuvable. Elle a peut-être été retirée du plan.",
  "terminal.not-found": () => "Caisse introuvable.",
  "terminal.required": () =>
    "Choisissez d’abord la caisse de cet appareil, pour que l’argent soit compté dans sa session.",
  "till-approval.ended": () =>
    "L’accord valait pour une seule correction, pendant deux minutes. Demandez-le à nouveau.",
  "till-turn.ended": () => "Votre tour à la caisse est terminé. Saisissez à nouveau votre code.",
  "till-turn.not-here": () => "Un tour à la caisse ne le permet pas. Connectez-vous vous-même.",
  "till-pin.wrong": () => "Le code est faux.",
  "till-pin.blocked": ({ minutes }) => `Trop de codes faux. Réessayez dans ${minutes} min.`,
  "till-pin.guessable": () =>
    "Ce code est facile à deviner : ni un seul chiffre répété, ni des chiffres qui se suivent.",
  "till-pin.staff-only": () => "Seules les personnes de l’hôtel ont un code.",
  "terminal.name-taken": ({ name }) => `Il y a déjà une caisse ${name}.`,
  "terminal.has-sales": ({ name }) =>
    `${name} a des sessions de caisse : on peut la renommer, pas la supprimer.`,
  "terminal.no-printer": ({ name }) =>
    `La caisse ${name} n’a pas d’imprimante réseau. Imprimez depuis cet appareil.`,
  "terminal.no-drawer": ({ name }) =>
    `La caisse ${name} n’a pas de tiroir-caisse sur une imprimante réseau.`,
  "terminal.drawer-not-opened": ({ printer }) =>
    `L’imprimante ${printer} n’a pas confirmé l’ouverture du tiroir. Vérifiez les deux, puis réessayez.`,
  "terminal.drawer-needs-printer": () =>
    "Un tiroir-caisse s’ouvre par une imprimante réseau. Choisissez d’abord l’imprimante de la caisse.",
  "station.not-found": () => "Poste de préparation introuvable.",
  "station.name-taken": ({ name }) => `Il y a déjà un poste ${name}.`,
  "station.in-use": ({ names }) =>
    `On y prépare : ${names.join(", ")}. Donnez-leur d’abord un autre poste.`,
  "printer.not-found": () => "Imprimante introuvable. Elle a peut-être été retirée.",
  "printer.name-taken": ({ name }) => `Il y a déjà une imprimante ${name}.`,
  "printer.address-refused": () =>
    "Une imprimante a une adresse IP du réseau de l’hôtel, par exemple 192.168.1.50, et un port à partir de 1024 qu’aucun autre service de Funduq n’utilise.",
  "category.not-found": () => "Catégorie introuvable.",
  "category.name-taken": ({ name }) => `Il y a déjà une catégorie ${name}.`,
  "item.not-found": () => "Article introuvable. Il a peut-être été retiré de la carte.",
  "item.name-taken": ({ name }) => `Il y a déjà un article ${name}.`,
  "item.photo-refused": () => "Ce n’est pas une photo. Choisissez une image JPEG, PNG ou WebP.",
  "item.photo-too-large": ({ most }) =>
    `Cette photo dépasse ${most} × ${most} pixels. Réduisez-la.`,
  "item.photo-not-found": () => "Photo introuvable. Elle a peut-être été remplacée.",
  "item.sold-out": ({ name }) => `Épuisé : ${name}.`,
  "item.happy-hour-changed": ({ name }) =>
    `L’happy hour de ${name} a changé. Ajoutez-le de nouveau.`,
  "item.price-changed": ({ name, priceCentimes }) =>
    `${name} coûte maintenant ${formatMoney(priceCentimes)}. Ajoutez-le de nouveau.`,
  "item.choice-missing": ({ name, groupName, least, most }) =>
    `${name} : choisissez ${least === most ? least : `${least} à ${most}`} de « ${groupName} ».`,
  "happy-hour.not-found": () => "Happy hour introuvable. Il a peut-être été supprimé.",
  "happy-hour.name-taken": ({ name }) => `Il y a déjà un happy hour « ${name} ».`,
  "happy-hour.too-many": ({ most }) =>
    `Un restaurant a au plus ${most} happy hours. Supprimez d’abord celui qui est terminé.`,
  "happy-hour.not-cheaper": ({ name, priceCentimes }) =>
    `${name} coûte ${formatMoney(priceCentimes)}. Son prix du happy hour doit être plus bas.`,
  "item.is-a-dish": ({ name, courses }) =>
    `${name} est un plat des services de menu : ${courses.join(", ")}. Retirez-le d’abord de là.`,
  "item.set-in-set": ({ name }) => `${name} est un menu et ne peut pas être un plat d’un menu.`,
  "modifier-group.not-found": () => "Options introuvables.",
  "modifier-group.name-taken": ({ name }) => `Il y a déjà des options « ${name} ».`,
  "menu.changed": () =>
    "Une autre personne a changé cet élément entre-temps. Relisez-le avant d’enregistrer.",
  "bill.not-found": () =>
    "Addition introuvable. Elle a peut-être été encaissée sur une autre caisse.",
  "bill.sold": ({ number, totalCentimes }) =>
    `Cette addition est déjà encaissée : ${number}, ${formatMoney(totalCentimes)}.`,
  "bill.changed": () =>
    "Une autre personne a changé cette addition entre-temps. Relisez-la avant de continuer.",
  "bill.empty": () => "Il n’y a rien sur cette addition.",
  "bill.is-ordered": () =>
    "La cuisine connaît cette addition. Annulez d’abord ses lignes avec un motif.",
  "bill.is-asked": () =>
    "L’addition a été présentée aux clients. Un responsable du restaurant peut en retirer avec un motif.",
  "bill.too-high": ({ mostCentimes }) => `Une addition est d’au plus ${formatMoney(mostCentimes)}.`,
  "bill.line-not-found": () => "Cette ligne n’est plus sur l’addition.",
  "bill.line-ordered": ({ name, quantity }) =>
    `La cuisine connaît ${quantity} × ${name}. Annulez avec un motif.`,
  "bill.line-discounted": ({ name }) =>
    `La remise sur ${name} porte sur ce qui était déjà commandé. Ajoutez le reste sur une nouvelle ligne.`,
  "bill.line-too-few": ({ name, quantity }) => `Il n’y a que ${quantity} × ${name}.`,
  "bill.merges-itself": () => "Une addition ne peut pas être réunie avec elle-même.",
  "sale.not-found": () => "Vente introuvable.",
  "sale.total-changed": ({ totalCentimes }) =>
    `L’addition est maintenant de ${formatMoney(totalCentimes)}. Relisez-la.`,
  "sale.payments-differ": ({ paidCentimes, totalCentimes }) =>
    `Les règlements font ${formatMoney(paidCentimes)}, l’addition ${formatMoney(totalCentimes)}.`,
  "sale.cash-too-little": ({ missingCentimes }) =>
    `Il manque ${formatMoney(missingCentimes)} en espèces.`,
  "sale.provisional-number-used": ({ number, provisionalNumber }) =>
    `La vente ${number} de cette caisse porte déjà le numéro de ticket ${provisionalNumber}.`,
  "sale-conflict.not-found": () => "Cette addition n’a pas été encaissée deux fois.",
  "sale-conflict.settled": ({ settledBy }) =>
    settledBy ? `Déjà classé par ${settledBy}.` : "Déjà classé par quelqu’un d’autre.",
  "sale.refunded": ({ number }) => `${number} a déjà été remboursée.`,
  "sale.is-refund": ({ number }) => `${number} est elle-même un remboursement.`,
  "sale.guest-left": ({ roomNumber }) =>
    `Le client de la chambre ${roomNumber} est parti. La réception doit le reprendre sur son folio.`,
  "room.no-guest": ({ room }) => `Aucun client présent dans la chambre ${room}.`,
  "shift.not-found": () => "Session de caisse introuvable.",
  "shift.is-open": () => "Une session de cette caisse est déjà ouverte.",
  "shift.is-closed": () => "Cette session de caisse est déjà clôturée, avec un autre comptage.",
  "ticket.not-found": () => "Bon de cuisine introuvable.",
};
