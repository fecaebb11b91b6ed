import {
  MoneyField,
  NumberField,
  PhoneField,
  SearchField,
  TextArea,
  TextField,
} from "@funduq/shared-ui";
import { useState } from "react";
import { guests, useSample } from "../samples.ts";
import { type Section, Shot, Shots } from "../section.tsx";

export const fields: Section = {
  id: "fields",
  title: "Fields",
  shows: ["TextField", "TextArea", "NumberField", "MoneyField", "PhoneField", "SearchField"],
  when: [
    "The label stands above and stays; a placeholder never replaces it.",
    "A hint says what helps before typing, an error what to do now.",
    "MoneyField speaks centimes and takes 1.234,56 as well as 1 234; NumberField is for counts.",
    "PhoneField, emails and codes read from left to right in every language.",
    "SearchField asks 300 ms after the last key. Choose it when the server knows more than fits a list.",
  ],
  example: `<TextField label={t("email")} type="email" required {...form.field("email")} />
<MoneyField label={t("amount")} {...form.field("amount")} />`,
  View: () => {
    const s = useSample();
    const [text, setText] = useState("Amine Bensalem");
    const [count, setCount] = useState<number | null>(2);
    const [money, setMoney] = useState<number | null>(1_250_000);
    const none = () => undefined;
    return (
      <Shots>
        <Shot name="empty, required">
          <TextField label={s("guest")} required value="" onChange={none} />
        </Shot>
        <Shot name="filled">
          <TextField label={s("guest")} value={text} onChange={setText} />
        </Shot>
        <Shot name="hint">
          <PhoneField
            label={s("phone")}
            hint={s("phone-hint")}
            value="+213 555 12 34 56"
            onChange={none}
          />
        </Shot>
        <Shot name="error">
          <TextField
            label={s("email")}
            type="email"
            value="amine@"
            error={s("email-fault")}
            onChange={none}
          />
        </Shot>
        <Shot name="disabled">
          <TextField label={s("company")} disabled value="Sonatrach" onChange={none} />
        </Shot>
        <Shot name="read only">
          <TextField label={s("room")} readOnly value="204" onChange={none} />
        </Shot>
        <Shot name="number">
          <NumberField label={s("adults")} value={count} onChange={setCount} min={1} max={6} />
        </Shot>
        <Shot name="money">
          <MoneyField label={s("amount")} value={money} onChange={setMoney} />
        </Shot>
        <Shot name="search: type two letters">
          <Search />
        </Shot>
        <Shot name="long text">
          <TextArea label={s("comments")} value={s("waiting")} onChange={none} />
        </Shot>
      </Shots>
    );
  },
};

function Search() {
  const s = useSample();
  const [text, setText] = useState("");
  const [wanted, setWanted] = useState("");
  const found = guests.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
  return (
    <SearchField
      label={s("find")}
      value={text}
      onChange={setText}
      onSearch={setWanted}
      suggestions={wanted ? found : []}
      itemKey={({ id }) => id}
      renderItem={({ name }) => <bdi>{name}</bdi>}
      onPick={({ name }) => setText(name)}
    />
  );
}
