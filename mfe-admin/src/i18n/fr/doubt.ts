import type { Texts } from "@funduq/shared-ui/i18n";

/** What a lost answer leaves open, in French. */
export const texts: Texts = {
  "doubt.reading": "Le serveur n’a pas répondu. Vérification de la clôture du {{date}}…",
  "doubt.closed":
    "Le serveur n’a pas répondu, mais le {{date}} est bien clôturé. Ne le clôturez pas une deuxième fois.",
  "doubt.open":
    "Le serveur n’a pas répondu. Le {{date}} n’est pas encore clôturé ; la clôture est peut-être encore en cours. Patientez un instant et vérifiez avant de la relancer.",
  "doubt.unknown":
    "Le serveur n’a pas répondu. Le {{date}} est peut-être clôturé : vérifiez avant de faire autre chose.",
  "doubt.rates":
    "L’enregistrement a peut-être eu lieu : ce qui reste compté comme non enregistré ne l’a pas été.",
  "doubt.look": "Vérifier",
};
