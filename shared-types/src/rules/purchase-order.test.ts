import { expect, it } from "vitest";
import { isOrderOfGroup, isSecureLink, purchaseOrderVerdict } from "./purchase-order.ts";

it("COM-05 a link of a purchase order is a web address by https, whose host is to be seen", () => {
  const links = [
    "https://orders.example.dz/17",
    "Https://orders.example.dz:8443/a?b=c#d",
    "https://طلبات.dz/١٧",
  ];
  const others = [
    "javascript:alert(1)",
    "JAVASCRIPT://orders.example.dz/%0aalert(1)",
    "data:text/html,hello",
    "http://orders.example.dz",
    "https:orders.example.dz",
    "https://",
    "https:///17",
    "https://bank.dz@evil.example",
    "https:\\\\orders.example.dz",
    " https://orders.example.dz",
    "https://a\\b",
    "https://orders.example.dz\\@evil.example",
    "https://orders.example.dz/a\tb",
    "https://orders.example.dz/a\u0001b",
    "https://orders.example.dz/a\u007fb",
    "https://orders.example.dz/a\u0085b",
    "",
  ];
  expect(links.filter((link) => !isSecureLink(link))).toEqual([]);
  expect(others.filter(isSecureLink)).toEqual([]);
});

it("COM-05 only a company has a purchase order; without number and link there is none", () => {
  const none = { number: "", url: "" };
  expect(purchaseOrderVerdict(none, { companyId: null }).allowed).toBe(true);
  expect(purchaseOrderVerdict({ ...none, number: "BC-1" }, { companyId: null })).toMatchObject({
    code: "purchase-order.no-company",
  });
});

it("COM-05 an order is named by its group where its number is the group's, or its link where it has no number", () => {
  const [number, url] = ["BC-17", "https://orders.example.dz/17"];
  const none = { number: null, url: null };
  expect(isOrderOfGroup({ number, url }, none)).toBe(true);
  expect(isOrderOfGroup({ number, url }, { number: null, url })).toBe(true);
  expect(isOrderOfGroup({ number: null, url }, none)).toBe(true);
  expect(isOrderOfGroup({ number, url }, { number, url: null })).toBe(false);
  expect(isOrderOfGroup({ number: null, url }, { number: null, url })).toBe(false);
  expect(isOrderOfGroup(none, none)).toBe(false);
});
