import { withInstallation } from "../releases/installation.ts";
import { readInstallation } from "../start/installation-file.ts";
import { explain } from "../start/start-failure.ts";
import { answerAdminLink } from "./admin-link.ts";

/**
 * `npm run admin:link [-- email]` prints a sign-in link for a super admin who can no longer come in
 * (SYS-06). It works where the installation's data is, while the installation runs.
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
