/** Whether every field holds what it asks for: an amount that is none counts as empty otherwise. */
export function isReadable(form: HTMLElement): boolean {
  const fault = form.querySelector<HTMLElement>("[aria-invalid=true]");
  fault?.focus();
  return fault === null;
}
