/** Carries the token of the turn that a person of the hotel has at a till which somebody else is signed in to. */
export const TILL_TURN_HEADER = "Funduq-Till-Turn";

export const PIN_LENGTH = { min: 4, max: 8 };
