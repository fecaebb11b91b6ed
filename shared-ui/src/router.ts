/** The router of the suite: one instance, and only what the departments use of it. */
export { Link, matchPath, Navigate, useLocation, useNavigate } from "react-router";
export { SuiteRouter } from "./components/provider/suite-router.tsx";
export { goBack, leaveBy, useLeaveGuard } from "./hooks/leave-guard.ts";
export { fragmentWith, searchHash, type UrlSearch, useUrlSearch } from "./hooks/use-url-search.ts";
export { type UrlValues, urlList, urlText, urlWord, useUrlState } from "./hooks/use-url-state.ts";
