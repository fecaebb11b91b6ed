import { recordChange } from "../../platform/changes.ts";
import type { Clock } from "../../platform/clock.ts";
import { findInvited } from "./mail.queries.ts";
import type { MailSender } from "./mail.service.ts";

/** Mails about accounts: text only. The hotel's open lists of users show how far an invitation's mail has got (USR-03). */
export function accountMails(clock: Clock): MailSender {
  return {
    complete: async () => ({}),
    async announce(tx, { hotelId, recipient, id }, outcome) {
      const entityId = await findInvited(tx, hotelId, recipient);
      if (entityId === undefined) return;
      await recordChange(tx, {
        hotelId,
        action: `users.mail-${outcome}`,
        tags: ["User"],
        entityId,
        by: null,
        at: clock.now(),
        requestId: id,
      });
    },
  };
}
