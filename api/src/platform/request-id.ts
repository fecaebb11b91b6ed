import { v7 as uuidv7 } from "uuid";

const ACCEPTABLE = /^[\w.-]{8,64}$/;

/** The caller's request id if it is well-formed, else a new one: it is written to logs and answers. */
export function requestIdFrom(header: string | undefined): string {
  return header && ACCEPTABLE.test(header) ? header : uuidv7();
}
