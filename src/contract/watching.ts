import * as z from 'zod/mini'
import { listing_card } from './listings.ts'
import { operation } from './operation.ts'
import { by_id, done, id, instant, page, page_query, paragraphs } from './shapes.ts'

export const favourite = z.strictObject({ id, note: z.string(), watched_at: instant, listing: listing_card })
export type Favourite = z.output<typeof favourite>

export const listFavourites = operation({
  name: 'listFavourites',
  summary: 'What I watch: open ones by closing time, then closed ones',
  method: 'GET',
  path: '/favourite',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject(page_query),
  reply: page(favourite),
  refusals: [],
})

/** Our own path: which listings have my heart, for marking cards after a page was rendered for nobody. */
export const listFavouriteIds = operation({
  name: 'listFavouriteIds',
  summary: 'The listings I watch, by id only',
  method: 'GET',
  path: '/favourite-ids',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  reply: z.strictObject({ items: z.array(z.strictObject({ id, listing_id: id })) }),
  refusals: [],
})

export const addFavourite = operation({
  name: 'addFavourite',
  summary: 'Watch a listing; watching twice is the same',
  method: 'POST',
  path: '/favourite',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  body: z.strictObject({ listing_id: id }),
  status: 201,
  reply: z.strictObject({ id, listing_id: id, watchers: z.int() }),
  refusals: [],
})

export const removeFavourite = operation({
  name: 'removeFavourite',
  summary: 'Stop watching',
  method: 'DELETE',
  path: '/favourite/{id}',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: ['leading_bidder'],
})

export const setFavouriteNote = operation({
  name: 'setFavouriteNote',
  summary: 'Keep a private note on a watched listing',
  method: 'PUT',
  path: '/favourite-note',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  body: z.strictObject({ listing_id: id, note: paragraphs('A note', 500) }),
  reply: done,
  refusals: [],
})
