import type { salesTexts as english } from "./en-sales.ts";

/** The sales journal and the revenue by company, in French. */
export const salesTexts: Record<keyof typeof english, string> = {
  "sales.title": "Journal des ventes",
  "sales.none": "Aucune facture ni facture d’avoir sur ces dates.",
  "sales.open-day": "La journée hôtelière n’est pas clôturée : d’autres pièces peuvent suivre.",
  "sales.series": "Numéro",
  "sales.company": "Client",
  "sales.nif": "NIF",
  "sales.kind": "Pièce",
  "sales.invoice": "Facture",
  "sales.credit-note": "Facture d’avoir",
  "sales.net-at": "HT à {{rate}}",
  "sales.net-untaxed": "HT sans TVA",
  "sales.untaxed": "Sans TVA",
  "sales.total": "Total TTC",
  "sales.sums": "Totaux par taux",
  "sales.tax": "Taxe",
  "sales.tax-amount": "Montant",
  "sales.added": "Dont ajouté par les pièces",
  "sales.credit-notes-note":
    "Les factures d’avoir sont négatives. HT + TVA + taxe de séjour + droit de timbre = total TTC.",
  "sales.added-note":
    "Ajouté par les pièces = ce que les écritures comptables créditent à la taxe pour ces pièces. Le reste était compris dans les prestations des folios et a été crédité à leur imputation.",
  "companies.title": "Chiffre d’affaires par société",
  "companies.none":
    "Aucune facture, facture d’avoir ni aucun séjour à facturer à une société cette année.",
  "companies.net": "Facturé HT",
  "companies.paid": "Réglé",
  "companies.open": "Reste dû",
  "companies.not-invoiced": "Pas encore facturé",
  "companies.by-month": "HT par mois",
  "companies.month": "Mois",
  "companies.year": "Année",
  "companies.all": "Toutes les sociétés",
  "companies.net-note":
    "Facturé HT = factures hors taxes et droit de timbre, moins les factures d’avoir, chacune au mois de sa journée hôtelière.",
  "companies.open-note":
    "Réglé et reste dû : sur les factures de la période, à ce jour, toutes taxes comprises.",
  "companies.not-invoiced-note":
    "Pas encore facturé = séjours transférés au compte de la société dans la période et qui ne figurent aujourd’hui sur aucune facture.",
  "aged.title": "Balance âgée",
  "aged.none": "Aucune société ne doit rien ni n’a payé d’avance.",
  "aged.not-due": "Non échu",
  "aged.days-30": "1–30 jours",
  "aged.days-60": "31–60 jours",
  "aged.days-90": "61–90 jours",
  "aged.older": "Plus de 90 jours",
  "aged.unallocated": "Payé d’avance",
  "aged.balance": "Solde",
  "aged.due-note":
    "Par jours de retard : ce qui reste dû des factures à ce jour, toutes taxes comprises. Une facture échue aujourd’hui n’est pas en retard.",
  "aged.not-invoiced-note":
    "Pas encore facturé = séjours au compte de la société qui ne figurent aujourd’hui sur aucune facture. Payé d’avance = reste des règlements qui ne sont affectés à aucune facture.",
  "aged.balance-note":
    "Solde = somme de la ligne. Le total est le compte des sociétés de la balance générale à ce jour.",
};
