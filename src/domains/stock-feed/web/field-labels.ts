import type { TeachableField } from '#domains/stock-feed/common/feed-fields.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/stock-feed/texts.ts'

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
