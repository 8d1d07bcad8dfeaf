import * as z from 'zod/mini'
import { idOfAccount, id, line } from '#platform/common/shapes.ts'
import { image } from '#domains/media/common/media.shapes.ts'
import { isHexColor } from './colors.ts'
import * as t from '#domains/businesses/texts.ts'

/** Six hexadecimal digits and nothing else: it's written into the style of pages. */
const color = z
  .string({ error: t.choose_a_color })
  .check(
    z.maxLength(7, { error: t.choose_a_color, abort: true }),
    z.toLowerCase(),
    z.refine(isHexColor, { error: t.choose_a_color }),
  )

export const branding = z.strictObject({
  logo: z.nullable(image),
  banner: z.nullable(image),
  /** Text on the colour has a contrast of at least 4.5 : 1; both or none. */
  color: z.nullable(z.string()),
  text_color: z.nullable(z.string()),
  strapline: z.string(),
})
export type Branding = z.output<typeof branding>

export const ownBranding = z.strictObject({
  ...branding.shape,
  seller_id: idOfAccount,
  /** The plan allows it now; others see nothing of it otherwise. */
  is_shown: z.boolean(),
})
export type OwnBranding = z.output<typeof ownBranding>

export const getBranding = {
  query: z.strictObject({ seller: z.optional(idOfAccount) }),
  reply: ownBranding,
}

export const putBranding = {
  body: z.strictObject({
    logo_id: z.nullable(id),
    banner_id: z.nullable(id),
    color: z.nullable(color),
    text_color: z.nullable(color),
    strapline: line(t.the_strapline, 80, 0),
    /** For admins. */
    seller_id: z.optional(idOfAccount),
  }),
  reply: ownBranding,
}
