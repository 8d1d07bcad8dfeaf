import * as z from 'zod/mini'
import { listing_card } from '#domains/listings/common/listings.shapes.ts'
import { map_window } from './map-window.shapes.ts'
import { search_query } from './search.shapes.ts'
import * as t from '#domains/search/texts.ts'

const { sort: _sort, cursor: _cursor, limit: _limit, facets: _facets, ...choices } = search_query.shape

export const map_mark = z.strictObject({
  latitude: z.number(),
  longitude: z.number(),
  /** Approximate if `is_sampled`. */
  count: z.int(),
  south: z.number(),
  west: z.number(),
  north: z.number(),
  east: z.number(),
  card: z.nullable(listing_card),
})
export type MapMark = z.output<typeof map_mark>

export const listMapMarks = {
  query: z.strictObject({
    ...choices,
    window: map_window,
    /** As in web maps: at 0 the earth is 256 pixels wide, and each level doubles it. */
    zoom: z.int({ error: t.the_zoom_must_be_a_whole_number }).check(z.minimum(0), z.maximum(20)),
  }),
  reply: z.strictObject({
    marks: z.array(map_mark),
    total: z.int(),
    is_sampled: z.boolean(),
  }),
}
