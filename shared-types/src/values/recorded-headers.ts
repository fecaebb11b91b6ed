/**
 * Who made a change that a browser kept until it could be sent, and when. Whoever is signed in when it is sent
 * may be another person; the audit trail names both. A browser sends them with each change of its outbox.
 */
export const RECORDED_BY_HEADER = "Funduq-Recorded-By";
export const RECORDED_AT_HEADER = "Funduq-Recorded-At";
