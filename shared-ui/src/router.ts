/** The router of the suite: one instance, and only what the departments use of it. */
export {
  BrowserRouter,
  createPath,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useSearchParams,
} from "react-router";
export { leaveBy, useLeaveGuard } from "./hooks/use-leave-guard.ts";
export { type UrlSearch, useUrlSearch } from "./hooks/use-url-search.ts";
