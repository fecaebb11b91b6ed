/** PostgreSQL's text form of an instant as ISO 8601, which contracts and browsers read. */
export const isoInstant = (at: string): string => new Date(at).toISOString();
