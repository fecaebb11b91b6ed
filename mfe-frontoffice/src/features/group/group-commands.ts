import { viewPath } from "@funduq/shared-types/rules/views";
import type { Command, CommandSource } from "@funduq/shared-ui";
import { textOf } from "@funduq/shared-ui/i18n";
import { AddIcon, GroupIcon } from "@funduq/shared-ui/icons";

/** The palette's commands for groups: their list and, for who may book, a new one. */
export const groupCommands: CommandSource = {
  name: "frontoffice-groups",
  commands({ hotel, may, navigate }) {
    if (!hotel) return [];
    const t = textOf("frontoffice");
    const command = (id: string, icon: Command["icon"], label: string, to: string): Command => ({
      id,
      group: "actions",
      icon,
      label,
      run: () => navigate(to),
    });
    const list = `${viewPath("dashboard", hotel.hotelId)}?list=groups`;
    const form = viewPath("create-group", hotel.hotelId);
    return [
      ...(may("groups.view") ? [command("groups", GroupIcon, t("group.open"), list)] : []),
      ...(may("groups.write") ? [command("new-group", AddIcon, t("group.new"), form)] : []),
    ];
  },
};
