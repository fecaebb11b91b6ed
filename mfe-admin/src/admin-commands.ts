import { viewPath } from "@funduq/shared-types/rules/views";
import type { CommandSource } from "@funduq/shared-ui";
import { textOf } from "@funduq/shared-ui/i18n";
import { TimeIcon } from "@funduq/shared-ui/icons";

/** In the palette: what the switcher's list has no entry for. */
export const adminCommands: CommandSource = {
  name: "admin",
  commands({ hotel, may, navigate }) {
    if (!hotel || !may("users.manage")) return [];
    return [
      {
        id: "view-audit-trail",
        group: "views",
        icon: TimeIcon,
        label: textOf("admin")("trail.title"),
        run: () => navigate(viewPath("audit-trail", hotel.hotelId)),
      },
    ];
  },
};
