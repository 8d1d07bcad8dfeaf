import * as z from 'zod/mini'
import { listingCard } from '#domains/listings/common/listings.shapes.ts'
import { mapWindow } from './map-window.shapes.ts'
import { searchQuery } from './search.shapes.ts'
import * as t from '#domains/search/texts.ts'

const { sort: _sort, cursor: _cursor, limit: _limit, facets: _facets, ...choices } = searchQuery.shape

export const mapMark = z.strictObject({
  latitude: z.number(),
  longitude: z.number(),
  /** Approximate if `is_sampled`. */
  count: z.int(),
  south: z.number(),
  west: z.number(),
  north: z.number(),
  east: z.number(),
  card: z.nullable(listingCard),
})
export type MapMark = z.output<typeof mapMark>

export const listMapMarks = {
  query: z.strictObject({
    ...choices,
    window: mapWindow,
    /** As in web maps: at 0 the earth is 256 pixels wide, and each level doubles it. */
    zoom: z.int({ error: t.the_zoom_must_be_a_whole_number }).check(z.minimum(0), z.maximum(20)),
  }),
  reply: z.strictObject({
    marks: z.array(mapMark),
    total: z.int(),
    is_sampled: z.boolean(),
  }),
}
