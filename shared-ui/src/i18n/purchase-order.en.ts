/** Purchase orders of companies' stays and groups. */
export const texts = {
  "order.title": "Purchase order",
  "order.number": "Number",
  "order.link": "Link",
  "order.link-hint": "A web address that begins with https://",
  "order.of-group": "From the group",
  "order.of-group-hint": "If empty, as in the group: {{value}}",
  "order.none": "None",
  "order.view": "View PO",
  "order.view-of": "View PO of {{name}}",
  "order.edit": "Edit purchase order of {{name}}",
  "order.save": "Save",
  "order.saved": "The purchase order was saved.",
  "order.changed-meanwhile": "Saved by someone else meanwhile: {{value}}",
  "order.failed": "The purchase order could not be saved.",
};
