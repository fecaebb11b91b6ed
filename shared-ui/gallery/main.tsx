import { setTheme, UiProvider } from "@funduq/shared-ui";
import { initI18n } from "@funduq/shared-ui/i18n";
import { SuiteRouter } from "@funduq/shared-ui/router";
import { hotelSelected, makeStore, Provider, signedIn } from "@funduq/shared-ui/state";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { createRoot } from "react-dom/client";
import { readAddress } from "./address.ts";
import { Gallery } from "./gallery.tsx";

/** The page is what its address says: `?lang=ar&theme=dark&density=touch&section=table&open=dialog`. */
const address = readAddress(location.search);
setTheme(address.theme);
await initI18n(address.lang);

const hotel = aHotel();
const store = makeStore();
store.dispatch(signedIn(aSession({ hotels: [hotel] })));
store.dispatch(hotelSelected(hotel.hotelId));

createRoot(document.getElementById("root") ?? document.body).render(
  <Provider store={store}>
    <SuiteRouter>
      <UiProvider density={address.density}>
        <Gallery address={address} />
      </UiProvider>
    </SuiteRouter>
  </Provider>,
);
