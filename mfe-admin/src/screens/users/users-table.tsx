import type { HotelUser } from "@funduq/shared-types/contracts/user";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Card, DetailList, Name, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type Column, DataTable } from "@funduq/shared-ui/table";
import { type ComponentProps, type ReactNode, useMemo } from "react";
import { LANDSCAPE_TABLET, useNarrowScreen } from "../../features/layout/use-narrow-screen.ts";
import { UserActions } from "./user-actions.tsx";
import { opensAll, Sections, Status } from "./user-words.tsx";
import classes from "./users.module.css";

type Ask = ComponentProps<typeof UserActions>["onAsk"];

type UsersTableProps = {
  hotelId: HotelId;
  onAsk: Ask;
  /** Managers first, then by name; undefined while loading. */
  users: readonly HotelUser[] | undefined;
  failure: unknown;
  onRetry: () => void;
  empty: ReactNode;
};

export function UsersTable({ hotelId, onAsk, users, ...states }: UsersTableProps) {
  const t = useText("admin");
  const columns = useColumns(hotelId, onAsk);
  const isNarrow = useNarrowScreen(LANDSCAPE_TABLET);
  if (isNarrow && users && users.length > 0)
    return <UserCards hotelId={hotelId} onAsk={onAsk} users={users} />;
  return (
    <DataTable
      label={t("users.title")}
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      errorMessage={t("users.load-failed")}
      {...states}
    />
  );
}

function useColumns(hotelId: HotelId, onAsk: Ask): Column<HotelUser>[] {
  const t = useText("admin");
  return useMemo(
    () => [
      {
        id: "name",
        header: t("users.name"),
        sortBy: ({ displayName }) => displayName.toLocaleLowerCase(),
        cell: ({ displayName }) => (
          <strong className={classes.name}>
            <Name>{displayName || "–"}</Name>
          </strong>
        ),
      },
      {
        id: "email",
        header: t("users.email"),
        sortBy: ({ email }) => email,
        cell: ({ email }) => (
          <bdi dir="ltr" className={classes.email}>
            {email}
          </bdi>
        ),
      },
      {
        id: "role",
        header: t("users.role"),
        sortBy: ({ role }) => t(`role.${role}`),
        cell: ({ role }) => t(`role.${role}`),
      },
      {
        id: "sections",
        header: t("users.sections"),
        cell: (user) => <Sections user={user} />,
      },
      {
        id: "status",
        header: t("users.status"),
        sortBy: ({ status, invitation }) => `${status} ${invitation}`,
        cell: (user) => <Status user={user} />,
      },
      {
        id: "actions",
        header: t("actions"),
        cell: (user) => (
          <div className={classes.actions}>
            <UserActions hotelId={hotelId} user={user} onAsk={onAsk} />
          </div>
        ),
      },
    ],
    [t, hotelId, onAsk],
  );
}

/** The sections of a card only where there are any. */
function Rights({ user }: { user: HotelUser }) {
  const t = useText("admin");
  const hasSections = user.sections.length > 0 || opensAll(user);
  return (
    <div className={classes.facts}>
      <DetailList
        items={[
          { label: t("users.role"), value: t(`role.${user.role}`) },
          ...(hasSections ? [{ label: t("users.sections"), value: <Sections user={user} /> }] : []),
        ]}
      />
    </div>
  );
}

type UserCardsProps = { hotelId: HotelId; onAsk: Ask; users: readonly HotelUser[] };

/** On a phone one below the other, on a tablet two abreast: nothing to scroll sideways for, and every button in sight. */
function UserCards({ hotelId, onAsk, users }: UserCardsProps) {
  const t = useText("admin");
  return (
    <ul className={classes.cards} aria-label={t("users.title")}>
      {users.map((user) => (
        <li key={user.id}>
          <Card title={<Name>{user.displayName || user.email}</Name>}>
            <Stack>
              <span>
                <bdi dir="ltr">{user.email}</bdi>
              </span>
              <Rights user={user} />
              <Status user={user} />
              <UserActions hotelId={hotelId} user={user} onAsk={onAsk} />
            </Stack>
          </Card>
        </li>
      ))}
    </ul>
  );
}
