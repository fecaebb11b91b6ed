import { withInstallation } from "../releases/installation.ts";
import { readInstallation } from "../start/installation-file.ts";
import { explain } from "../start/start-failure.ts";
import { answerAdminLink } from "./admin-link.ts";

/**
 * `npm run admin:link [-- email]` prints a sign-in link for a super admin who can't sign in any more
 * (SYS-06). It needs the data folder of a running installation.
 */
try {
  const lines = await withInstallation(({ sql, dataFolder }) => {
    const origin = process.env.PUBLIC_ORIGIN || readInstallation(dataFolder)?.origin || "";
    return answerAdminLink(sql, origin, process.argv[2]);
  });
  console.log(lines.join("\n"));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
