import type { TeachableField } from '#shared/rules/stock-feed/feed-fields.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

export const getFieldLabels = makeTexts((): Record<TeachableField, string> => ({
  Make: t.make(),
  Model: t.model(),
  Variant: t.variant(),
  Type: t.body_type(),
  ItemType: t.kind_of_item(),
  Colour: t.colour(),
  Transmission: t.transmission(),
  FuelType: t.fuel(),
}))
