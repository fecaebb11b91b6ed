import {
  Amount,
  Button,
  Card,
  DetailList,
  Grid,
  Group,
  Page,
  PageHeader,
  Stack,
  Tabs,
  TextField,
  Toolbar,
  VisuallyHidden,
} from "@funduq/shared-ui";
import { AddIcon, CheckOutIcon } from "@funduq/shared-ui/icons";
import { useState } from "react";
import { useSample } from "../samples.ts";
import type { Section } from "../section.tsx";

export const layout: Section = {
  id: "layout",
  title: "Screens",
  shows: [
    ...["Page", "PageHeader", "Toolbar", "Card", "Stack", "Group", "Grid"],
    ...["DetailList", "Tabs", "VisuallyHidden"],
  ],
  when: [
    "A screen is a Page with one PageHeader, whose actions are at most two buttons.",
    "Filters stand in a Toolbar; Stack, Group and Grid place things, with the token's spaces.",
    "Cards group what belongs together; a card inside a card is a Stack.",
    "Tabs for parts of one thing; useUrlTab keeps the chosen one in the address.",
  ],
  example: `<Page>
  <PageHeader title={t("title")} subtitle={formatDate(date)} actions={<Button …/>} />
  <Toolbar label={t("filters")}>…</Toolbar>
  <Grid min={18}>{cards}</Grid>
</Page>`,
  View: () => {
    const s = useSample();
    const [tab, setTab] = useState<"stay" | "folio" | "history">("stay");
    const details = (
      <DetailList
        items={[
          { label: s("guest"), value: "Claire Fontaine" },
          { label: s("nights"), value: 4 },
          { label: s("total"), value: <Amount value={4_800_000} strong /> },
        ]}
      />
    );
    return (
      <Page>
        <PageHeader
          title={s("front-office")}
          subtitle={s("today")}
          actions={
            <Button variant="primary" icon={AddIcon}>
              {s("booking")}
            </Button>
          }
        />
        <Toolbar label={s("find")}>
          <TextField label={s("guest")} value="" onChange={() => undefined} />
          <Button>{s("today")}</Button>
        </Toolbar>
        <Stack gap={4}>
          <Tabs
            label={s("stay")}
            value={tab}
            onChange={setTab}
            tabs={[
              { id: "stay", label: s("stay"), content: details },
              { id: "folio", label: s("folio"), content: <Amount value={1_250_000} /> },
              { id: "history", label: s("history"), content: <p>{s("saved")}</p> },
            ]}
          />
          <Grid min={16}>
            <Card title={s("arrivals")} actions={<Button variant="quiet">{s("list")}</Button>}>
              {details}
            </Card>
            <Card title={s("departures")}>
              <Group justify="between">
                <span>
                  <VisuallyHidden>{s("room")}</VisuallyHidden>
                  {"204"}
                </span>
                <Button icon={CheckOutIcon}>{s("check-out")}</Button>
              </Group>
            </Card>
          </Grid>
        </Stack>
      </Page>
    );
  },
};
