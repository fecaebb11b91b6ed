import type { ApiFailure } from "@funduq/shared-ui/state";

/** No answer that can be read: nobody knows yet whether it was done. */
export const isDoubtful = ({ status, code }: ApiFailure): boolean =>
  status === 0 || code === "response.unreadable";
