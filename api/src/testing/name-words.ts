/** Inserts the search words of guests that a test inserts with SQL. */
export const fillNameWords = `
  insert into guest_name_words (hotel_id, guest_id, kind, word)
  select distinct g.hotel_id, g.id, w.kind, w.word
  from guests g, name_words(g.name_search, g.other_search) w
  on conflict do nothing`;
