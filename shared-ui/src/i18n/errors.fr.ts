import { formatMoney } from "@funduq/shared-types/values/money-text";
import type { ErrorTexts } from "./error-texts.ts";
import { firstOf, type UseWords, useText } from "./use-words.ts";
import { wordFor } from "./word-for.ts";

/** Every failure in French, by the code of the catalogue. */
export const errorTexts: ErrorTexts = {
  "request.invalid": () => "Veuillez vérifier les champs signalés.",
  "request.malformed": () => "La demande n’a pas pu être lue.",
  "request.too-large": () => "La demande est trop volumineuse.",
  "request.media-type": () => "La demande doit être au format JSON.",
  "request.cross-site": () => "Cette demande provient d’un autre site et a été refusée.",
  "request.key-missing": () => "L’en-tête Idempotency-Key est obligatoire.",
  "request.key-reused": () => "Cette demande a déjà servi à autre chose.",
  "request.not-found": () => "Introuvable.",
  "request.method": () => "Cette adresse n’accepte pas cette méthode.",
  "request.stale": ({ changedBy }) =>
    `${changedBy || "Quelqu’un"} a modifié ceci entre-temps. Rechargez pour voir la dernière version.`,
  "request.refused-by-data": () => "Les données ne permettent pas cette modification.",
  "session.required": () => "Veuillez vous connecter.",
  "session.changed": () => "Une autre personne s’est connectée dans ce navigateur.",
  "session.unknown-email": () => "Aucun compte pour cette adresse e-mail.",
  "session.wrong-password": () => "Mot de passe incorrect.",
  "session.login-failed": () => "Échec de la connexion.",
  "session.too-many-attempts": () => "Trop de tentatives. Réessayez plus tard.",
  "session.no-hotel": () =>
    "Votre compte n’a encore accès à aucun hôtel. Adressez\u2011vous à un administrateur.",
  "session.no-profile": () => "Profil utilisateur introuvable. Adressez-vous à un administrateur.",
  "session.too-many-streams": () => "Trop d’écrans ouverts. Fermez-en un et réessayez.",
  "session.password-not-expected": () =>
    "Le mot de passe se choisit dans l’heure qui suit l’ouverture d’un lien de connexion. Demandez un nouveau lien.",
  "sign-in-link.invalid": () => "Ce lien de connexion n’est pas valide ou a expiré.",
  "password.too-short": ({ min }) => `Le mot de passe doit compter au moins ${min} caractères.`,
  "password.common": () => "Ce mot de passe est trop courant. Choisissez-en un autre.",
  "section.denied": ({ section }) =>
    `Vous n’avez pas accès à ce service : ${wordFor(sections, section)}`,
  "section.hotel-not-selected": () => "Choisissez d’abord un hôtel.",
  "super-admin.required": () => "Accès refusé.",
  "subscription.expired": () => "Abonnement expiré",
  "hotel.not-found": () => "Hôtel introuvable.",
  "hotel.other-name": ({ name }) => `L’hôtel s’appelle maintenant ${name}. Rien n’a été supprimé.`,
  "hotel.export-failed": () =>
    "Les données de l’hôtel n’ont pas pu être exportées : rien n’a été supprimé.",
  "user.not-found": () => "Utilisateur introuvable.",
  "user.last-admin": () =>
    "C’est le dernier administrateur de l’hôtel. Nommez d’abord un autre administrateur.",
  "user.too-many-links": () =>
    "Trop de liens de connexion ont été envoyés en une heure. Réessayez plus tard.",
  "module.not-found": () => "Module introuvable.",
  "release.token-required": () => "Il faut un jeton de publication de ce service.",
  "release.other-department": ({ module }) => `Ce jeton ne publie que ${module}.`,
  "release.refused": ({ reason }) => `La publication a été refusée. ${reason}`,
  "release.version-taken": ({ version }) =>
    `La version ${version} est déjà publiée avec d’autres fichiers. Une version ne change jamais.`,
  "release.moved-on": ({ version }) => `Entre-temps, la version en cours est ${version}.`,
  "room-type.not-found": () => "Type de chambre introuvable.",
  "room.not-found": () => "Chambre introuvable.",
  "room.not-ready": ({ roomNumber, status }) =>
    `La chambre ${roomNumber} est à l’état « ${wordFor(roomStates, status)} ». Elle doit être propre ou contrôlée avant l’arrivée.`,
  "room.out-of-order": ({ roomNumber, from, to }) =>
    `La chambre ${roomNumber} est hors service du ${from} au ${to}.`,
  "room.retired": ({ roomNumber, retiredFrom }) =>
    `La chambre ${roomNumber} n’est plus vendue à partir du ${retiredFrom}.`,
  "room.period-invalid": () => "Veuillez choisir une date de début et une date de fin valides.",
  "room.needed-by-booking": ({ roomNumber, guestName, checkInDate, checkOutDate }) =>
    `La chambre ${roomNumber} est réservée pour ${guestName} (du ${checkInDate} au ${checkOutDate}).`,
  "booking.not-found": () => "Réservation introuvable.",
  "booking.data-missing": () =>
    "Il manque des données à la réservation (arrivée, départ ou type de chambre).",
  "booking.guest-missing": () => "Aucun client n’est indiqué.",
  "booking.primary-guest-missing": () => "Aucun client principal n’est désigné.",
  "booking.dates-reversed": () => "La date de départ doit être après la date d’arrivée.",
  "booking.check-in-past": ({ businessDate }) =>
    `La date d’arrivée est antérieure à la journée hôtelière du ${businessDate}.`,
  "booking.too-long": ({ maxNights }) => `Un séjour ne peut pas dépasser ${maxNights} nuitées.`,
  "booking.too-far": ({ lastDate }) => `Les réservations sont ouvertes jusqu’au ${lastDate}.`,
  "booking.too-many-guests": ({ roomTypeName, maxOccupancy }) =>
    `${roomTypeName} accueille au maximum ${maxOccupancy} ${maxOccupancy === 1 ? "personne" : "personnes"}.`,
  "booking.more-named": ({ named, party }) =>
    `${named} clients sont nommés pour ${party} ${party === 1 ? "personne" : "personnes"}. Augmentez le nombre d’adultes ou d’enfants, ou retirez un nom.`,
  "booking.rate-missing": () => "Veuillez choisir un plan tarifaire valide pour cette réservation.",
  "booking.rate-changed": () => "Le tarif a changé entre-temps. Veuillez le choisir à nouveau.",
  "rates.changed": ({ changedBy }) =>
    `${changedBy || "Quelqu’un"} a modifié certains de ces tarifs entre-temps. Vérifiez ceux qui sont signalés, puis enregistrez de nouveau.`,
  "booking.room-taken": () =>
    "Désolé, la chambre choisie vient d’être prise. Elle n’est plus disponible.",
  "booking.not-today": ({ checkInDate, businessDate }) =>
    `Le séjour commence le ${checkInDate} ; la journée hôtelière est celle du ${businessDate}.`,
  "booking.not-checked-in": () => "On ne peut faire le départ que d’un client présent.",
  "booking.not-arriving": () =>
    "On ne peut faire l’arrivée que d’une réservation en attente ou confirmée.",
  "booking.room-occupied": ({ roomNumber, guestName }) =>
    `${guestName} occupe encore la chambre ${roomNumber}.`,
  "purchase-order.link-not-secure": () =>
    "Le lien d’un bon de commande doit être une adresse web qui commence par https://.",
  "purchase-order.no-company": () =>
    "Seul le séjour ou le groupe d’une société a un bon de commande. Choisissez d’abord la société.",
  "booking.closed": () => "Le séjour est clôturé ; plus rien ne peut être porté sur le folio.",
  "booking.status-change-refused": ({ from, to }) =>
    `Une réservation ne peut pas passer de « ${wordFor(bookingStates, from)} » à « ${wordFor(bookingStates, to)} ».`,
  "booking.cancel-reason-missing": () => "Veuillez indiquer le motif de l’annulation.",
  "booking.cancel-unsettled": ({ folioName, balanceCentimes }) =>
    balanceCentimes < 0
      ? `Un acompte de ${formatMoney(-balanceCentimes)} reste sur le folio « ${folioName} ». Remboursez-le ou extournez-le avant d’annuler.`
      : `Le folio « ${folioName} » présente un solde de ${formatMoney(balanceCentimes)}. Réglez-le ou extournez-le avant d’annuler.`,
  "booking.stay-over": ({ checkOutDate, businessDate }) =>
    `Le séjour s’est terminé le ${checkOutDate} ; la journée hôtelière est celle du ${businessDate}.`,
  "booking.undo-reason-missing": () => "Veuillez indiquer le motif de l’annulation de cette étape.",
  "booking.nothing-to-undo": () => "Il n’y a aucune étape à annuler.",
  "booking.undo-too-late": ({ stepDate, businessDate }) =>
    `Cette étape date du ${stepDate} ; la journée hôtelière est celle du ${businessDate}. Elle ne peut plus être annulée.`,
  "booking.ended": () => "Le séjour est terminé ; il ne peut plus être modifié.",
  "booking.check-in-fixed": () =>
    "Le client est arrivé ; la date d’arrivée ne peut plus être modifiée.",
  "booking.check-out-past": ({ businessDate }) =>
    `La date de départ est antérieure à la journée hôtelière du ${businessDate}.`,
  "booking.same-room": ({ roomNumber }) => `Le client occupe déjà la chambre ${roomNumber}.`,
  "booking.company-unsettled": ({ folioName, balanceCentimes }) =>
    `Le folio « ${folioName} » présente un solde de ${formatMoney(balanceCentimes)}. Soldez-le ou transférez-le avant de changer de société.`,
  "booking.invoiced": () => "Le séjour est déjà facturé ; rien ne peut plus y être modifié.",
  "availability.too-many-days": ({ maxDays }) =>
    `Veuillez demander au plus ${maxDays} jours à la fois.`,
  "availability.overbooked": (p) =>
    `Surréservation ! Pas assez de chambres du type ${p.roomTypeName ?? p.roomTypeId} disponibles le ${p.date}. Il n’en reste que ${p.left}.`,
  "guest.not-found": () => "Client introuvable.",
  "guest.merged": ({ guestName }) =>
    `Cette fiche a été fusionnée avec une autre (${guestName}). Ouvrez l’autre fiche et enregistrez à nouveau.`,
  "guest.name-missing": () => "Le nom du client est obligatoire.",
  "guest.merged-with-itself": () => "Veuillez choisir deux clients différents.",
  "company.not-found": () => "Société introuvable pour cet hôtel.",
  "company.archived": ({ companyName }) =>
    `${companyName} est archivée et ne prend plus de nouveaux séjours. Rétablissez-la d’abord ou choisissez une autre société.`,
  "folio.not-found": () => "Un des deux folios est introuvable.",
  "folio.posting-not-found": () =>
    "L’écriture à transférer est introuvable sur le folio d’origine.",
  "folio.transaction-not-found": () => "Écriture introuvable.",
  "folio.reversal-reason-missing": () => "Veuillez indiquer le motif de l’extourne.",
  "folio.already-reversed": () => "Cette écriture a déjà été extournée.",
  "folio.tax-follows-its-charge": () =>
    "Cette TVA va avec son écriture. Déplacez, divisez ou extournez l’écriture elle-même.",
  "folio.invoiced": ({ number }) =>
    `Cette écriture figure sur la facture ${number}. Établissez d’abord une facture d’avoir.`,
  "folio.is-reversal": () =>
    "Une extourne est définitive. Passez une nouvelle écriture au bon montant.",
  "folio.is-transfer": () =>
    "Un transfert sur le compte de la société ne se déplace pas. Extournez-le.",
  "folio.is-group-transfer": () =>
    "Un transfert au compte du groupe ne se déplace pas. Extournez-le.",
  "invoice.not-found": () => "Facture introuvable pour cet hôtel.",
  "invoice.total-changed": ({ grandTotalCentimes }) =>
    `Le total est maintenant de ${formatMoney(grandTotalCentimes)}. Relisez la facture avant de l’enregistrer.`,
  "folio.not-settled": ({ folioName }) =>
    `Le folio « ${folioName} » doit être soldé avant le départ.`,
  "folio.name-missing": () => "Veuillez indiquer à qui est le folio.",
  "folio.name-taken": ({ folioName }) => `Le séjour a déjà un folio « ${folioName} ».`,
  "folio.too-many": ({ most }) => `Un séjour a au plus ${most} folios de clients.`,
  "folio.split-reason-missing": () => "Veuillez indiquer le motif de la division.",
  "folio.split-too-much": ({ amountCentimes }) =>
    `La part doit être supérieure à zéro et inférieure au montant total de ${formatMoney(amountCentimes)}.`,
  "folio.refund-reason-missing": () => "Veuillez indiquer le motif du remboursement.",
  "folio.refund-too-much": ({ folioName, amountCentimes }) =>
    `Au plus ${formatMoney(amountCentimes)} peuvent être remboursés de cette façon sur le folio « ${folioName} ».`,
  "folio.guest-not-in": () => "Seul un client présent se voit facturer la chambre.",
  "folio.nights-changed": ({ totalCentimes }) =>
    `Les nuits à facturer ont changé : elles s’élèvent maintenant à ${formatMoney(totalCentimes)}. Vérifiez-les.`,
  "folio.nights-open": ({ totalCentimes }) =>
    `Des nuits ne sont pas facturées : il manque ${formatMoney(totalCentimes)}. Facturez-les, ou laissez partir le client sans elles en donnant un motif.`,
  "folio.not-a-company": ({ folioName }) =>
    `Le folio « ${folioName} » est celui du client ; seul celui d’une société passe sur son compte.`,
  "folio.not-a-guests": ({ folioName }) =>
    `Le folio « ${folioName} » est celui d’une société ; seul celui d’un client va au compte du groupe.`,
  "folio.former-company": ({ folioName }) =>
    `Le folio « ${folioName} » est celui d’une société qui ne prend plus ce séjour en charge. Soldez-le ou transférez ses écritures.`,
  "folio.balance-changed": ({ folioName, balanceCentimes }) =>
    `Le solde du folio « ${folioName} » est maintenant de ${formatMoney(balanceCentimes)}. Vérifiez-le.`,
  "charge-item.not-found": () => "Cette prestation n’est pas au catalogue.",
  "charge-item.retired": ({ name }) => `« ${name} » n’est plus proposé. Rien n’a été imputé.`,
  "charge-item.price-changed": ({ name, priceCentimes }) =>
    `« ${name} » coûte maintenant ${formatMoney(priceCentimes)}. Rien n’a été imputé.`,
  "folio.no-route": () => "Erreur critique : la réservation n’a pas de folio personnel à débiter.",
  "restaurant.not-found": () => "Restaurant introuvable.",
  "floor.not-found": () => "Étage introuvable.",
  "facility.not-found": () => "Local introuvable.",
  "room-type.beds-wrong": () =>
    "King et Queen demandent un lit double, et un lit est l’un ou l’autre.",
  "setup.in-use": ({ name, uses }) =>
    `${name} est utilisé : ${uses.map((use) => useText(use, useWords)).join(" ; ")}.`,
  "setup.name-twice": ({ name }) => `Le nom « ${name} » figure deux fois.`,
  "setup.numbers-taken": ({ numbers }) =>
    `Ces numéros de chambre existent déjà : ${firstOf(numbers, ", ")}`,
  "setup.rooms-promised": ({ roomTypeName, date, rooms }) =>
    `Chambres ${roomTypeName} vendues, retenues pour des groupes ou hors service le ${date} : ${rooms}. Il ne peut pas y en avoir moins.`,
  "service.busy": () => "Le service est occupé. Réessayez dans un instant.",
  internal: () => "Une erreur s’est produite de notre côté. Veuillez réessayer.",
  "network.unreachable": () => "Le serveur est injoignable. Vérifiez la connexion et réessayez.",
  "network.timeout": () => "Le serveur n’a pas répondu à temps. Veuillez réessayer.",
  "response.unreadable": () =>
    "La réponse n’a pas pu être lue. Veuillez réessayer ; si cela ne suffit pas, rechargez la page.",
};

/** The state that housekeeping gave a room, in the words of its badges. */
const roomStates: Readonly<Record<string, string>> = {
  Dirty: "sale",
  CleaningInProgress: "en nettoyage",
  OutOfOrder: "hors service",
};

/** The parts of the hotel, in the words of the navigation. */
const sections: Readonly<Record<string, string>> = {
  front_office: "Réception",
  housekeeping: "Étages",
  pos_manager: "Gestion du restaurant",
  pos_sales: "Caisse restaurant",
  pos: "Restaurant",
  commercial: "Commercial",
  administration: "Administration",
  reports: "Rapports",
  extra: "Divers",
  night_audit: "Clôture de journée",
};

const bookingStates: Readonly<Record<string, string>> = {
  Reserved: "Réservée",
  Confirmed: "Confirmée",
  "Checked-in": "Présent",
  "Checked-out": "Parti",
  Cancelled: "Annulée",
  "no-show": "No-show",
};

const useWords: UseWords = {
  rooms: ["chambre", "chambres"],
  facilities: ["local", "locaux"],
  bookings: ["réservation", "réservations"],
  groups: ["groupe", "groupes"],
  tables: ["table", "tables"],
  terminals: ["caisse", "caisses"],
  printers: ["imprimante", "imprimantes"],
  menu: ["article de la carte", "articles de la carte"],
  bills: ["addition ouverte", "additions ouvertes"],
  orders: ["commande en cuisine", "commandes en cuisine"],
  sales: ["vente", "ventes"],
};
