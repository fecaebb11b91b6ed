/** Why an address can't be invited, as the specification says it. */
export function emailFault(typed: string) {
  return typed.trim() === "" ? "users.email-missing" : "users.email-wrong";
}
