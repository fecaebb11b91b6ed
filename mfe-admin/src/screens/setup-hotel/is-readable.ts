/** Whether every field but `except` holds what it asks for: an amount that is none counts as empty otherwise. */
export function isReadable(form: HTMLElement, { except = "" } = {}): boolean {
  const fault = form.querySelector<HTMLElement>(`[aria-invalid=true]:not([name="${except}"])`);
  fault?.focus();
  return fault === null;
}
