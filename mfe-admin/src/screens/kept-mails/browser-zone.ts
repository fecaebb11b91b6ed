/** No hotel's clock says when a mail was written: the developer's own does. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
