import type { Texts } from "@funduq/shared-ui/i18n";

/** What is said of the invoices of folios, in French. */
export const texts: Texts = {
  "folio-invoice.open": "Facture",
  "folio-invoice.title": "Factures",
  "folio-invoice.save": "Enregistrer la facture",
  "folio-invoice.saved": "Facture {{number}} enregistrée.",
  "folio-invoice.none": "Pas encore de facture.",
  "folio-invoice.nothing":
    "Toutes les prestations de ce compte figurent sur une facture, ou il n’y en a pas encore.",
  "folio-invoice.new": "Nouvelle facture",
  "folio-invoice.documents": "Factures de ce compte",
  "folio-invoice.buyer": "Facturer à (personne ou société)",
  "folio-invoice.address": "Adresse",
  "folio-invoice.nif": "NIF",
  "folio-invoice.rc": "RC",
  "folio-invoice.nis": "NIS",
  "folio-invoice.art": "AI",
  "folio-invoice.method": "Mode de règlement",
  "folio-invoice.method.Bank Transfer": "Virement",
  "folio-invoice.method.Cheque": "Chèque",
  "folio-invoice.method.Cash": "Espèces",
  "folio-invoice.method.Credit Card": "Carte bancaire",
  "folio-invoice.duty":
    "Droit de timbre de {{amount}} sur la part réglée en espèces : à encaisser maintenant, en espèces. Il ne figure pas sur le folio.",
  "folio-invoice.fault-name": "Veuillez saisir le nom d’une personne ou d’une société.",
  "folio-invoice.fault-number": "Veuillez saisir les chiffres, comme sur le document.",
  "folio-invoice.kind.invoice": "Facture",
  "folio-invoice.kind.credit-note": "Facture d’avoir",
  "folio-invoice.issued": "Émise",
  "folio-invoice.cancelled": "Annulée",
  "folio-invoice.print": "Imprimer",
  "folio-invoice.print-again": "Duplicata",
  "folio-invoice.print-again-of": "Imprimer un duplicata de {{number}}",
  "folio-invoice.credit": "Avoir",
  "folio-invoice.credit-of": "Facture d’avoir pour {{number}}",
  "folio-invoice.credit-confirm": "Émettre la facture d’avoir",
  "folio-invoice.credit-note":
    "Une facture d’avoir reprend toute la facture. Ce qu’elle facturait peut être facturé à nouveau ; le folio ne change pas. Le droit de timbre encaissé est rendu en espèces.",
  "folio-invoice.credited": "Facture d’avoir {{number}} enregistrée.",
  "folio-invoice.reason": "Motif",
};
