import { expect, it } from "vitest";
import { addedMail } from "./added-mail.ts";
import { signInLinkMail } from "./sign-in-link-mail.ts";

const person = { displayName: "نادية", place: "فندق النور" };

const mails = {
  "sign-in": signInLinkMail({ ...person, link: "https://funduq.test/link" }),
  added: addedMail(person, "https://funduq.test/login"),
};

it.each(Object.entries(mails))(
  "AUTH-06 the %s mail ends with a line for each language: in one line the Arabic full stop would move to the wrong end",
  (_, { bodyText }) => {
    const closing = bodyText.split("\n").slice(-3);
    expect(closing.map((line) => /\p{Script=Arabic}/u.test(line))).toEqual([false, true, false]);
    expect(closing[1]).not.toMatch(/[a-z]/i);
    expect(bodyText).not.toContain("'attendiez");
  },
);
