import { currentLanguage } from "@funduq/shared-ui/i18n";
import { Component, type ReactNode } from "react";
import classes from "./last-boundary.module.css";

/** Of its own, without the suite's texts and components: they may be what is broken. */
const words = {
  en: ["Something went wrong on this page.", "What was saved is safe.", "Load the page again"],
  fr: [
    "Un problème est survenu sur cette page.",
    "Ce qui a été enregistré l’est bien.",
    "Recharger la page",
  ],
  ar: ["حدث خطأ في هذه الصفحة.", "ما تم حفظه محفوظ.", "أعد تحميل الصفحة"],
} as const;

/** What the page shows where the shell itself is broken or never began: never nothing. */
export function LastResort() {
  const [what, comfort, again] = words[currentLanguage()];
  return (
    <main className={classes.page}>
      <div role="alert">
        <h1>{what}</h1>
        <p>{comfort}</p>
      </div>
      <button type="button" className={classes.again} onClick={() => location.reload()}>
        {again}
      </button>
    </main>
  );
}

/** Around the whole page. React still reports the error. */
export class LastBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <LastResort /> : this.props.children;
  }
}
