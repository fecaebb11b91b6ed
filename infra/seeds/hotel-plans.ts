import type { PosColor } from "@funduq/shared-types/contracts/pos-menu";

/** The definition of a demo hotel. Prices are in dinars and are converted to centimes when written. */
export type HotelPlan = {
  name: string;
  city: string;
  address: string;
  phone: string;
  stars: number;
  floors: { name: string; rooms: string[] }[];
  roomTypes: RoomTypePlan[];
  companies: CompanyPlan[];
  restaurants: RestaurantPlan[];
  /** Whether the restaurant has open bills; they block the night audit. */
  hasOpenBills: boolean;
};

export type RoomTypePlan = {
  name: string;
  bedConfiguration: string;
  maxOccupancy: number;
  bed?: "king" | "queen";
  superior?: boolean;
  /** Per night for 1, 2, 3 … persons; the first is the base rate as well. */
  ratesDinars: number[];
};

export type CompanyPlan = {
  name: string;
  contactPerson: string;
  phone: string;
  email: string;
  nif: string;
  rc: string;
  city: string;
  ratesDinars: [number, number, number, number];
  rules: { department: string; limitDinars: number; frequency: "perTransaction" | "perStay" }[];
};

export type RestaurantPlan = {
  name: string;
  tables: { name: string; covers: number }[];
  menu: { category: string; color: PosColor; station: string; items: [string, number][] }[];
  options: OptionsPlan[];
  happyHours: HappyHourPlan[];
  sets: SetPlan[];
};

/** Every day between two times of the hotel's clock, a share off a category of the menu. */
export type HappyHourPlan = {
  name: string;
  from: string;
  to: string;
  category: string;
  percent: number;
};

/** A set of a category, with its courses in their order, and what a dish costs more. */
export type SetPlan = {
  name: string;
  category: string;
  dinars: number;
  courses: { name: string; dishes: [name: string, dinars: number][] }[];
};

/** A group of options with their surcharges, and the items that ask for it. */
export type OptionsPlan = {
  name: string;
  least: number;
  most: number;
  options: [name: string, dinars: number][];
  items: string[];
};

/** `count` room numbers of a floor: floor 2 and count 12 give 201 … 212. */
function roomNumbers(floor: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(floor * 100 + index + 1));
}

const roomTypes: RoomTypePlan[] = [
  { name: "Single", bedConfiguration: "Single", maxOccupancy: 1, ratesDinars: [7_500] },
  {
    name: "Double",
    bedConfiguration: "Double",
    maxOccupancy: 2,
    bed: "queen",
    ratesDinars: [9_500, 11_000],
  },
  { name: "Twin", bedConfiguration: "Twin", maxOccupancy: 2, ratesDinars: [9_500, 11_000] },
  {
    name: "Triple",
    bedConfiguration: "Triple (1 Double + 1 Single)",
    maxOccupancy: 3,
    ratesDinars: [11_500, 13_000, 14_500],
  },
  {
    name: "Suite",
    bedConfiguration: "Double",
    maxOccupancy: 3,
    bed: "king",
    superior: true,
    ratesDinars: [18_000, 20_000, 22_000],
  },
];

const companies: CompanyPlan[] = [
  {
    name: "Atlas Énergie SPA",
    contactPerson: "Nassim Rahmani",
    phone: "023 45 61 20",
    email: "deplacements@atlas-energie.test",
    nif: "000216001234567",
    rc: "16/00-0123456B02",
    city: "Alger",
    ratesDinars: [7_000, 8_500, 10_500, 12_500],
    rules: [
      { department: "Room", limitDinars: 0, frequency: "perStay" },
      { department: "Restaurant", limitDinars: 3_000, frequency: "perTransaction" },
    ],
  },
  {
    name: "Constructions Djurdjura SARL",
    contactPerson: "Lynda Aït Ahmed",
    phone: "026 21 33 08",
    email: "achats@djurdjura.test",
    nif: "000315012345678",
    rc: "15/00-0456123B08",
    city: "Tizi Ouzou",
    ratesDinars: [6_800, 8_200, 10_000, 12_000],
    rules: [{ department: "Room", limitDinars: 0, frequency: "perStay" }],
  },
  {
    name: "El Bahdja Voyages",
    contactPerson: "Samira Cherif",
    phone: "021 73 90 14",
    email: "reservations@elbahdja.test",
    nif: "000416023456789",
    rc: "16/00-0789456B11",
    city: "Alger",
    ratesDinars: [6_500, 7_800, 9_600, 11_500],
    rules: [{ department: "Room", limitDinars: 0, frequency: "perStay" }],
  },
  {
    name: "Laboratoires Ibn Sina",
    contactPerson: "Farid Meziane",
    phone: "031 92 44 70",
    email: "missions@ibnsina.test",
    nif: "000525034567890",
    rc: "25/00-0345678B05",
    city: "Constantine",
    ratesDinars: [7_200, 8_800, 10_800, 12_800],
    rules: [
      { department: "Room", limitDinars: 0, frequency: "perStay" },
      { department: "Restaurant", limitDinars: 15_000, frequency: "perStay" },
    ],
  },
  {
    name: "شركة الهضاب للنقل",
    contactPerson: "مراد بوضياف",
    phone: "036 84 15 62",
    email: "contact@elhidhab.test",
    nif: "000619045678901",
    rc: "19/00-0567890B14",
    city: "Sétif",
    ratesDinars: [6_900, 8_300, 10_200, 12_200],
    rules: [{ department: "Room", limitDinars: 0, frequency: "perStay" }],
  },
  {
    name: "Institut Cirta – relations extérieures",
    contactPerson: "Houria Taleb",
    phone: "041 58 27 93",
    email: "invites@cirta.test",
    nif: "000731056789012",
    rc: "31/00-0678901B09",
    city: "Constantine",
    ratesDinars: [6_600, 8_000, 9_900, 11_900],
    rules: [],
  },
];

const mainRestaurant: RestaurantPlan = {
  name: "Restaurant La Casbah",
  tables: [
    ...Array.from({ length: 8 }, (_, index) => ({ name: `T${index + 1}`, covers: 4 })),
    { name: "T9", covers: 2 },
    { name: "T10", covers: 2 },
    { name: "Terrasse 1", covers: 6 },
    { name: "Terrasse 2", covers: 6 },
    { name: "Salon", covers: 10 },
  ],
  menu: [
    {
      category: "Entrées",
      color: "green",
      station: "Cuisine",
      items: [
        ["Chorba frik", 450],
        ["Bourek à la viande", 350],
        ["Salade méchouia", 400],
        ["Salade variée", 500],
      ],
    },
    {
      category: "Plats",
      color: "red",
      station: "Cuisine",
      items: [
        ["Couscous à l'agneau", 1_600],
        ["Tajine zitoune", 1_400],
        ["Rechta au poulet", 1_300],
        ["Chakhchoukha", 1_500],
        ["Brochettes mixtes", 1_700],
        ["Dorade grillée", 2_200],
        ["Omelette, frites", 700],
      ],
    },
    {
      category: "Desserts",
      color: "purple",
      station: "Cuisine",
      items: [
        ["Kalb el louz", 300],
        ["Makrout", 250],
        ["Crème caramel", 350],
        ["Fruits de saison", 400],
      ],
    },
    {
      category: "Boissons",
      color: "blue",
      station: "Bar",
      items: [
        ["Eau minérale 1,5 l", 100],
        ["Eau gazeuse", 120],
        ["Jus d'orange pressé", 300],
        ["Limonade", 150],
        ["Thé à la menthe", 150],
        ["Café", 120],
      ],
    },
  ],
  happyHours: [],
  options: [
    {
      name: "Cuisson",
      least: 1,
      most: 1,
      options: [
        ["Saignant", 0],
        ["À point", 0],
        ["Bien cuit", 0],
      ],
      items: ["Brochettes mixtes", "Dorade grillée"],
    },
    {
      name: "Sans / supplément",
      least: 0,
      most: 4,
      options: [
        ["Sans oignons", 0],
        ["Sans piment", 0],
        ["Harissa", 50],
        ["Grande portion", 400],
      ],
      items: ["Couscous à l'agneau", "Chakhchoukha", "Brochettes mixtes", "Salade variée"],
    },
  ],
  sets: [
    {
      name: "Menu du jour",
      category: "Plats",
      dinars: 2_500,
      courses: [
        {
          name: "Entrée du menu",
          dishes: [
            ["Chorba frik", 0],
            ["Salade méchouia", 0],
          ],
        },
        {
          name: "Plat du menu",
          dishes: [
            ["Couscous à l'agneau", 0],
            ["Tajine zitoune", 0],
            ["Dorade grillée", 500],
          ],
        },
        {
          name: "Dessert du menu",
          dishes: [
            ["Kalb el louz", 0],
            ["Crème caramel", 0],
          ],
        },
      ],
    },
  ],
};

export const demoHotel: HotelPlan = {
  name: "Hôtel Nour El Bahr",
  city: "Alger",
  address: "12, boulevard de la Corniche",
  phone: "021 69 10 10",
  stars: 4,
  floors: [
    { name: "1", rooms: roomNumbers(1, 10) },
    { name: "2", rooms: roomNumbers(2, 12) },
    { name: "3", rooms: roomNumbers(3, 12) },
    { name: "4", rooms: roomNumbers(4, 10) },
  ],
  roomTypes,
  companies,
  restaurants: [
    mainRestaurant,
    {
      name: "Café du Jardin",
      tables: Array.from({ length: 6 }, (_, index) => ({ name: `J${index + 1}`, covers: 2 })),
      menu: mainRestaurant.menu.slice(2),
      options: [],
      happyHours: [
        { name: "Fin d'après-midi", from: "17:00", to: "19:00", category: "Boissons", percent: 20 },
      ],
      sets: [],
    },
  ],
  hasOpenBills: false,
};

/** A second, smaller hotel, to show that one hotel's staff can't open the other. */
export const secondHotel: HotelPlan = {
  name: "Hôtel Dar El Wahat",
  city: "Biskra",
  address: "3, rue de l'Oasis",
  phone: "033 53 20 20",
  stars: 3,
  floors: [
    { name: "1", rooms: roomNumbers(1, 6) },
    { name: "2", rooms: roomNumbers(2, 6) },
  ],
  roomTypes: roomTypes.slice(0, 3),
  companies: companies.slice(2, 4),
  restaurants: [
    {
      name: "Restaurant El Wahat",
      tables: mainRestaurant.tables.slice(0, 5),
      menu: mainRestaurant.menu,
      options: mainRestaurant.options,
      happyHours: [],
      sets: mainRestaurant.sets,
    },
  ],
  hasOpenBills: true,
};
