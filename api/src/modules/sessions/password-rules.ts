import { AppError } from "@funduq/shared-types/errors/app-error";
import { dictionary } from "@zxcvbn-ts/language-common";

/** Some fifty thousand common passwords, from zxcvbn's list. */
const common = new Set(dictionary["passwords-common"]);

/** AUTH-08: long enough and not a common password. */
export function assertGoodPassword(
  password: string,
  { min, email }: { min: number; email: string },
): void {
  if ([...password].length < min) throw new AppError("password.too-short", { min });
  if (isGuessedFirst(password.normalize("NFKC").toLowerCase(), email)) {
    throw new AppError("password.common");
  }
}

function isGuessedFirst(password: string, email: string): boolean {
  const bare = password.replace(/[\d\s!?.@#$*_-]+$/u, "");
  return (
    [password, bare].some((part) => common.has(part) || isOurs(part, email)) ||
    new Set(password).size < 3
  );
}

/** Words that any colleague knows: the account's own name, and the product's. */
function isOurs(part: string, email: string): boolean {
  return [email, email.split("@")[0], "funduq", "demo-funduq"].includes(part);
}
