import {
  nameSuperAdminSchema,
  type SuperAdmin,
  superAdminListSchema,
} from "@funduq/shared-types/contracts/super-admin";
import { HttpResponse, http } from "msw";

/** The session's own account, and one who has been named but has not come yet. */
export function someSuperAdmins(): SuperAdmin[] {
  return superAdminListSchema.parse({
    superAdmins: [
      {
        id: "01890a5d-ac96-774b-bcce-b302099a8001",
        email: "frontdesk@funduq.test",
        displayName: "Yasmine Haddad",
        hasSignedIn: true,
      },
      {
        id: "01890a5d-ac96-774b-bcce-b302099a8002",
        email: "ryad@hotel.test",
        displayName: "Ryad Belkacem",
        hasSignedIn: false,
      },
    ],
  }).superAdmins;
}

/** The super admins, kept in memory; a mail is on its way at once. */
export function superAdminHandlers() {
  let superAdmins = someSuperAdmins();
  return [
    http.get("/api/super-admins", () => HttpResponse.json({ superAdmins })),
    http.post("/api/super-admins", async ({ request }) => {
      const { email } = nameSuperAdminSchema.parse(await request.json());
      const known = superAdmins.find((one) => one.email === email);
      const [displayName = email] = email.split("@");
      const named = known ?? { id: crypto.randomUUID(), email, displayName, hasSignedIn: false };
      if (!known)
        superAdmins = superAdminListSchema.parse({
          superAdmins: [...superAdmins, named],
        }).superAdmins;
      return HttpResponse.json(named, { status: 201 });
    }),
    http.delete("/api/super-admins/:userId", ({ params }) => {
      superAdmins = superAdmins.filter(({ id }) => id !== params.userId);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}
