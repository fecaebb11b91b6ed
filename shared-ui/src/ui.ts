/// <reference path="./ambient.d.ts" />
/** The components of which every screen is made. */
export { saveFile } from "./client/save-file.ts";
export { AppFrame } from "./components/app-frame/app-frame.tsx";
export { LanguageSelect, ThemeSelect } from "./components/app-frame/preference-fields.tsx";
export { viewIcon, viewIconNames } from "./components/app-frame/view-icon.ts";
export { Button, IconButton } from "./components/button/button.tsx";
export { CopyButton } from "./components/button/copy-button.tsx";
export { ConfirmDialog } from "./components/dialog/confirm-dialog.tsx";
export { Dialog, Drawer } from "./components/dialog/dialog.tsx";
export { DialogCancel } from "./components/dialog/dialog-cancel.tsx";
export { FormDialog } from "./components/dialog/form-dialog.tsx";
export { TypedConfirm } from "./components/dialog/typed-confirm.tsx";
export { CallFailure, useFailureText } from "./components/feedback/call-failure.tsx";
export { ErrorCard, InlineError } from "./components/feedback/error-card.tsx";
export { lazyDialog, lazyPart } from "./components/feedback/lazy-part.tsx";
export { LiveDot } from "./components/feedback/live-dot.tsx";
export { notify, useErrorsLeaveWith } from "./components/feedback/notify.ts";
export { Skeleton, SkeletonBar, SkeletonFrame } from "./components/feedback/skeleton.tsx";
export { EmptyState, QueryView } from "./components/feedback/states.tsx";
export {
  Checkbox,
  type Option,
  SegmentedControl,
  Select,
} from "./components/field/choice-fields.tsx";
export { FieldSet } from "./components/field/field.tsx";
export { MoneyField, NumberField } from "./components/field/number-fields.tsx";
export { PhoneField, TextArea, TextField } from "./components/field/text-fields.tsx";
export { DraftNotice } from "./components/form/draft-notice.tsx";
export {
  Amount,
  Card,
  DetailList,
  Grid,
  Group,
  Name,
  Page,
  PageHeader,
  Stack,
  Toolbar,
  VisuallyHidden,
} from "./components/layout/layout.tsx";
export { ConfirmPopover } from "./components/overlay/confirm-popover.tsx";
export { Menu, type MenuItem } from "./components/overlay/menu.tsx";
export { Popover } from "./components/overlay/popover.tsx";
export {
  type Command,
  type CommandSource,
  type CommandTools,
  registerCommands,
} from "./components/palette/commands.ts";
export { PaletteStandIn } from "./components/palette/palette-stand-in.tsx";
export { setTheme } from "./components/provider/theme.ts";
export { type Density, UiProvider, useDensity } from "./components/provider/ui-provider.tsx";
export { SearchField } from "./components/search/search-field.tsx";
export {
  Badge,
  StatusBadge,
  type StatusName,
  statusNames,
  statusProps,
} from "./components/status/status-badge.tsx";
export { type Tab, Tabs } from "./components/tabs/tabs.tsx";
export { useUrlTab } from "./components/tabs/use-url-tab.ts";
export { useDebouncedValue } from "./hooks/use-debounced-value.ts";
export { useLeaveWarning } from "./hooks/use-leave-warning.ts";
export { useMediaQuery } from "./hooks/use-media-query.ts";
export { Shortcut, useShortcut } from "./hooks/use-shortcut.ts";
