import type { HotelUser } from "@funduq/shared-types/contracts/user";
import { fitsName } from "@funduq/shared-types/rules/name-pattern";
import { foldName } from "@funduq/shared-types/rules/name-search";
import { viewPath } from "@funduq/shared-types/rules/views";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button, EmptyState, Page, PageHeader, TextField, Toolbar } from "@funduq/shared-ui";
import { compareTexts } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, GroupIcon, TimeIcon } from "@funduq/shared-ui/icons";
import { useNavigate, useUrlSearch } from "@funduq/shared-ui/router";
import { useHotel, useSession } from "@funduq/shared-ui/state";
import { useCallback, useState } from "react";
import { useListUsersQuery } from "../../features/users/users.endpoints.ts";
import { CorrectEmailDialog } from "./correct-email-dialog.tsx";
import { DisableDialog } from "./disable-dialog.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { RemovePinDialog } from "./remove-pin-dialog.tsx";
import { nameOf, opensAll } from "./user-words.tsx";
import { UsersTable } from "./users-table.tsx";

/** Everybody who works in the selected hotel (USR-01). */
export function UsersScreen() {
  const hotel = useHotel();
  return hotel ? <Users key={hotel.hotelId} hotelId={hotel.hotelId} /> : null;
}

function Users({ hotelId }: { hotelId: HotelId }) {
  const t = useText("admin");
  const { data, error, refetch } = useListUsersQuery(hotelId);
  const { text, query, setText } = useUrlSearch();
  const navigate = useNavigate();
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback((what: Asked["what"], { id }: HotelUser) => setAsked({ what, id }), []);
  const users = data?.filter((user) => matches(user, query)).sort(managersFirst);
  const all = data?.length ?? 0;
  /** How many there are; while something is searched, how many of them fit. */
  const said = (count: number) =>
    count === all ? t("users.shown", { count }) : t("users.shown-of", { shown: count, all });
  return (
    <Page>
      <PageHeader
        title={t("users.title")}
        subtitle={<span role="status">{users ? said(users.length) : "\u00a0"}</span>}
        actions={
          <>
            <Button icon={TimeIcon} onClick={() => void navigate(viewPath("audit-trail", hotelId))}>
              {t("trail.title")}
            </Button>
            <Button variant="primary" icon={AddIcon} onClick={() => setInviting(true)}>
              {t("users.add")}
            </Button>
          </>
        }
      />
      <Toolbar label={t("users.search")}>
        <TextField
          type="search"
          label={t("users.search")}
          labelHidden
          placeholder={t("users.search")}
          value={text}
          onChange={setText}
        />
      </Toolbar>
      <UsersTable
        hotelId={hotelId}
        onAsk={ask}
        users={users}
        failure={data === undefined ? error : undefined}
        onRetry={() => void refetch()}
        empty={
          data?.length === 0 ? (
            <EmptyState
              icon={GroupIcon}
              message={t("users.empty")}
              action={<Button onClick={() => setInviting(true)}>{t("users.add")}</Button>}
            />
          ) : (
            <EmptyState
              icon={GroupIcon}
              message={t("users.empty-search", { query })}
              action={<Button onClick={() => setText("")}>{t("clear-search")}</Button>}
            />
          )
        }
      />
      {asked && (
        <AskedDialog
          key={`${asked.what} ${asked.id}`}
          hotelId={hotelId}
          what={asked.what}
          user={data?.find(({ id }) => id === asked.id)}
          onClose={() => setAsked((now) => (now === asked ? undefined : now))}
        />
      )}
      {inviting && <InviteDialog hotelId={hotelId} onClose={() => setInviting(false)} />}
    </Page>
  );
}

/** Whose dialog stands open. */
type Asked = { what: "edit" | "email" | "disable" | "pin"; id: HotelUser["id"] };

type AskedDialogProps = {
  hotelId: HotelId;
  what: Asked["what"];
  user: HotelUser | undefined;
  onClose: () => void;
};

function AskedDialog({ hotelId, what, user, onClose }: AskedDialogProps) {
  const session = useSession();
  if (!user) return null;
  const userRef = { hotelId, hotelUserId: user.id };
  if (what === "disable") return <DisableDialog user={user} userRef={userRef} onClose={onClose} />;
  if (what === "pin") return <RemovePinDialog user={user} userRef={userRef} onClose={onClose} />;
  if (what === "email")
    return <CorrectEmailDialog user={user} userRef={userRef} onClose={onClose} />;
  const isOwn = session?.user.email === user.email;
  return <EditDialog user={user} userRef={userRef} isOwn={isOwn} onClose={onClose} />;
}

/** Then by name, in the order of the reader's own alphabet (USR-01). */
function managersFirst(one: HotelUser, other: HotelUser): number {
  const byRank = Number(opensAll(other)) - Number(opensAll(one));
  return byRank || compareTexts(nameOf(one), nameOf(other));
}

function matches({ displayName, email }: HotelUser, query: string): boolean {
  return fitsName(displayName, query) || foldName(email).includes(foldName(query));
}
