import { createContext, type ReactNode, useContext, useState } from "react";
import { createBrowserRouter, type RouteObject, RouterProvider, useRouteError } from "react-router";

const Content = createContext<ReactNode>(null);

/** The suite's pages choose what they show by themselves, with `Routes`. */
const routes: RouteObject[] = [{ path: "*", element: <Page />, errorElement: <Thrown /> }];

type SuiteRouterProps = {
  /** Another history for a test: `(routes) => createMemoryRouter(routes, …)`. */
  make?: (routes: RouteObject[]) => ReturnType<typeof createBrowserRouter>;
  children: ReactNode;
};

/** The address of the page. A data router, which alone can hold the back button (`useLeaveGuard`). */
export function SuiteRouter({ make = createBrowserRouter, children }: SuiteRouterProps) {
  const [router] = useState(() => make(routes));
  // No transitions: a form that has been saved leads elsewhere with the end of its saving. Later, it could be
  // sent once more in between.
  return (
    <Content value={children}>
      <RouterProvider router={router} useTransitions={false} />
    </Content>
  );
}

function Page() {
  return useContext(Content);
}

/** The router would show a page of its own: what a screen throws belongs to the suite's boundaries. */
function Thrown(): never {
  throw useRouteError();
}
