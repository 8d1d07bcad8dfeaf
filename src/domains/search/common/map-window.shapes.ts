import * as z from 'zod/mini'
import { readWindow } from '#domains/places/common/map-window.ts'
import * as t from '#domains/search/texts.ts'

export const mapWindow = z.string({ error: t.write_this_as_south_west_north_east }).check(
  z.maxLength(60, { error: t.write_this_as_south_west_north_east }),
  z.refine((text: string) => readWindow(text) !== null, { error: t.write_this_as_south_west_north_east_in }),
)
