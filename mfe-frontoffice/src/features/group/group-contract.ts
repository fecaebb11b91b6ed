import {
  type CreateGroup,
  createGroupSchema,
  type GroupDraft,
} from "@funduq/shared-types/contracts/group";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { formContract } from "@funduq/shared-ui/forms";
import { blockRequest, newBlockRules, wholeRule } from "./block-rules.ts";
import type { OffersOf } from "./group-draft.ts";

/** What a group must be to be saved (GRP-01): the API's own contract, and the rules of the house. */
export function groupContract(offersOf: OffersOf, businessDate: CalendarDate) {
  return formContract<GroupDraft, CreateGroup>(createGroupSchema, {
    request: ({ name, contactPerson, company, blocks }) => ({
      name,
      contactPerson,
      companyId: company?.id ?? null,
      blocks: blocks.map((block) => blockRequest(block, offersOf)),
    }),
    // Those of the blocks are found by their own rules.
    fieldAt: (path) => {
      if (path === "companyId") return "companyText";
      return path === "name" || path === "contactPerson" ? path : undefined;
    },
    rules: ({ name, company, companyText, blocks }) => {
      const ofBlocks = newBlockRules("blocks", blocks, { offersOf, businessDate });
      return {
        ...ofBlocks,
        blocks: wholeRule(blocks, ofBlocks),
        name: name.trim() === "" && !company ? "missing" : undefined,
        companyText: !company && companyText.trim() !== "" ? "not-chosen" : undefined,
      };
    },
  });
}
