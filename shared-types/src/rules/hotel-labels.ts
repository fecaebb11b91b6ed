type Named = { name: string; city?: string | undefined };

/** How each of these hotels is called in a list: by its name, and by its town where another one has that name too. */
export function hotelLabels(hotels: readonly Named[]): (hotel: Named) => string {
  const counts = new Map<string, number>();
  for (const { name } of hotels) {
    const folded = plain(name);
    counts.set(folded, (counts.get(folded) ?? 0) + 1);
  }
  return ({ name, city }) => {
    const isShared = (counts.get(plain(name)) ?? 0) > 1;
    return isShared && city ? `${name} · ${city}` : name;
  };
}

/** Without case, accents and what surrounds it. Not the search's own folding, which a start does not load. */
function plain(name: string): string {
  return name.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
