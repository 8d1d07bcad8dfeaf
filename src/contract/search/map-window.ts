import * as z from 'zod/mini'
import { readWindow } from '#shared/formats/map-window.ts'

export const map_window = z.string('Write this as south,west,north,east.').check(
  z.maxLength(60, 'Write this as south,west,north,east.'),
  z.refine(
    (text: string) => readWindow(text) !== null,
    'Write this as south,west,north,east in degrees: -37.1,174.5,-36.6,175.1.',
  ),
)
