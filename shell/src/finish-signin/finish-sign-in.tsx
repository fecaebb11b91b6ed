import { ErrorCard, lazyPart, Page } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { Suspense } from "react";
import { DepartmentBoundary } from "../remotes/department-boundary.tsx";

const Screen = lazyPart(
  async () => (await import("./finish-sign-in-screen.tsx")).FinishSignInScreen,
);

/** Few ever come by an emailed link, so nobody else downloads its screen. The link survives a reload. */
export function FinishSignIn() {
  const t = useText("shell");
  const down = () => (
    <Page>
      <ErrorCard message={t("finish.failed")} onRetry={() => location.reload()} />
    </Page>
  );
  return (
    <DepartmentBoundary fallback={down}>
      <Suspense fallback={<Page>{t("loading")}</Page>}>
        <Screen />
      </Suspense>
    </DepartmentBoundary>
  );
}
