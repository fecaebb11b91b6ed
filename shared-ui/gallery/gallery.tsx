import { Link, useLocation } from "@funduq/shared-ui/router";
import { type Address, addressWith, type Choice, choices } from "./address.ts";
import classes from "./gallery.module.css";
import { SectionPart } from "./section.tsx";
import { FramePage } from "./sections/frame.tsx";
import { layout } from "./sections/layout.tsx";
import { sections } from "./sections.ts";

/** Every component of the facade in every state. */
export function Gallery({ address }: { address: Address }) {
  if (address.open === "frame")
    return (
      <FramePage>
        <layout.View open={undefined} />
      </FramePage>
    );
  return <Sections address={address} />;
}

function Sections({ address }: { address: Address }) {
  const shown = sections.filter(({ id }) => !address.section || id === address.section);
  return (
    <>
      <header className={classes.head} lang="en" dir="ltr">
        <h1>{title}</h1>
        {names.map((name) => (
          <Choices key={name} name={name} chosen={address[name]} />
        ))}
      </header>
      <nav className={classes.nav} lang="en" dir="ltr" aria-label={title}>
        {sections.map((section) => (
          <a key={section.id} href={`#${section.id}`}>
            {section.title}
          </a>
        ))}
      </nav>
      <main className={classes.main}>
        {shown.map((section) => (
          <SectionPart key={section.id} section={section} open={address.open} />
        ))}
      </main>
    </>
  );
}

const title = "Funduq: the gallery";
const names = Object.keys(choices) as Choice[];

/** Loads the page anew, as a reader's own language and theme would. */
function Choices({ name, chosen }: { name: Choice; chosen: string }) {
  const { search } = useLocation();
  return (
    <p className={classes.choices}>
      {choices[name].map((value) => (
        <Link
          key={value}
          reloadDocument
          to={addressWith(search, name, value)}
          aria-current={value === chosen || undefined}
        >
          {value}
        </Link>
      ))}
    </p>
  );
}
