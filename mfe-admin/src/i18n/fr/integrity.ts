import type { Texts } from "@funduq/shared-ui/i18n";

/** What the data check finds, in French. */
export const texts: Texts = {
  "integrity.title": "Intégrité des données",
  "integrity.hint":
    "Recalcule tous les totaux de chaque hôtel à partir des écritures d’origine. Ce contrôle a aussi lieu chaque nuit ; son résultat figure dans le journal du serveur.",
  "integrity.check": "Vérifier tous les hôtels",
  "integrity.all-good": "Tous les hôtels ont été vérifiés. Aucun écart.",
  "integrity.done_one": "Tous les hôtels ont été vérifiés. {{count}} hôtel est à contrôler.",
  "integrity.done_other": "Tous les hôtels ont été vérifiés. {{count}} hôtels sont à contrôler.",
  "integrity.checking": "Vérification…",
  "integrity.waiting": "En attente",
  "integrity.failed": "La vérification a échoué.",
  "integrity.good": "Tout concorde. Vérifié à {{time}}.",
  "integrity.bad_one": "{{count}} anomalie.",
  "integrity.bad_other": "{{count}} anomalies.",
  "integrity.times_one": "{{count}} fois",
  "integrity.times_other": "{{count}} fois",
  "invariant.night-inventory-is-the-count":
    "Le nombre de chambres vendues d’une nuit n’est pas celui des réservations.",
  "invariant.booked-night-has-an-inventory-row": "Une nuit réservée n’est pas comptée.",
  "invariant.active-bookings-do-not-overlap": "Deux réservations ont la même chambre la même nuit.",
  "invariant.booking-is-in-a-room-of-its-type":
    "Une réservation est dans une chambre d’un autre type que le sien.",
  "invariant.booking-has-one-primary-guest":
    "Une réservation n’a pas de client principal, ou en a plusieurs.",
  "invariant.booking-has-a-personal-folio": "Une réservation n’a pas de folio client.",
  "invariant.checked-out-booking-is-settled":
    "Un client est parti sans que ses folios soient soldés.",
  "invariant.moves-of-a-posting-are-a-chain": "Les transferts d’une écriture ne se suivent pas.",
  "invariant.closed-day-takes-no-posting": "Une écriture a été saisie sur une journée clôturée.",
  "invariant.posting-is-not-ahead-of-the-business-date":
    "Une écriture est datée après la journée hôtelière.",
  "invariant.closed-days-end-before-the-business-date": "Une journée est clôturée avant sa fin.",
  "invariant.closed-days-follow-each-other": "Il manque une journée entre des journées clôturées.",
  "invariant.unsettled-group-account-is-the-sum-of-its-postings":
    "Le compte d’un groupe n’est pas égal à son solde à la dernière clôture, augmenté des écritures suivantes.",
  "invariant.transfer-is-reversed-whole":
    "Un transfert n’a été annulé que sur l’un de ses deux folios.",
  "invariant.invoiced-transfer-stands": "Une facture porte un séjour dont le départ a été annulé.",
  "invariant.night-is-charged-once": "Une nuit d’un séjour est facturée deux fois.",
  "invariant.halves-of-a-split-contain-its-taxes":
    "Les deux parts d’une écriture ne comprennent pas les mêmes taxes que le tout.",
  "invariant.reversal-takes-back-the-taxes":
    "Une contre-passation ne comprend pas les mêmes taxes que ce qu’elle annule.",
  "invariant.parts-of-a-split-are-the-whole":
    "Une écriture et les deux qui la divisent ne concordent pas.",
  "invariant.invoice-is-the-sum-of-its-lines": "Une facture n’est pas la somme de ses lignes.",
  "invariant.invoice-bills-its-transfers":
    "Une facture ne correspond pas aux séjours qu’elle facture.",
  "invariant.invoice-is-settled-by-its-allocations":
    "Le montant réglé d’une facture n’est pas celui de ses règlements.",
  "invariant.invoice-is-credited-by-its-credit-notes":
    "Le montant annulé d’une facture n’est pas celui de ses factures d’avoir.",
  "invariant.invoice-line-is-credited-by-its-credit-notes":
    "Une ligne de facture n’est pas créditée par ses factures d’avoir.",
  "invariant.returned-stay-gets-its-rebates-back":
    "Une facture d’avoir reprend un séjour sans annuler les montants déjà crédités dessus.",
  "invariant.payment-is-allocated-once":
    "Le montant imputé d’un règlement n’est pas celui de ses factures.",
  "invariant.invoice-series-has-no-gap": "Il manque un numéro parmi les factures d’une année.",
  "invariant.bill-numbers-have-no-gap": "Il manque un numéro parmi les additions d’un restaurant.",
  "invariant.sale-is-the-sum-of-its-lines":
    "Une vente du restaurant n’est pas la somme de ses lignes.",
  "invariant.sale-to-a-room-is-its-charge":
    "Une vente sur chambre n’est pas ce qui a été débité à la chambre.",
  "invariant.changes-have-no-gap": "Il manque une ligne au journal d’audit.",
  "invariant.changes-are-a-chain":
    "Une ligne du journal d’audit n’est plus telle qu’elle a été écrite, ou une ligne avant elle a été supprimée ou ajoutée. Elle est désignée par son numéro.",
  "invariant.changes-end-with-the-counted-one":
    "Le journal d’audit ne se termine pas par la dernière ligne écrite.",
  "invariant.closed-day-keeps-the-hash-of-its-line":
    "Le journal d’audit ne correspond pas à l’empreinte qu’une journée clôturée en a gardée.",
  "invariant.guest-is-found-by-name":
    "Un client est introuvable par son nom : enregistrez de nouveau sa fiche.",
  "invariant.identity-reads-are-of-a-guest":
    "Le journal des pièces d’identité nomme un client sans fiche.",
  "invariant.identity-number-can-be-read":
    "Le numéro de pièce d’un client est illisible : saisissez-le à nouveau d’après la pièce. Le client est désigné par son identifiant.",
};
