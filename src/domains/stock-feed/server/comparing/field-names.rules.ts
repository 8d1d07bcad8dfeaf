import { getVehicleField, vehicleFieldNames } from '#domains/listings/common/rules/vehicle-fields.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/stock-feed/texts.ts'

/** Names of the listing's fields that the feed fills in, for dealers. */
export const getFieldNames = makeTexts((): Record<string, string> => ({
  title: t.title(),
  category: t.category(),
  description: t.description(),
  condition: t.condition(),
  buy_now_price_cents: t.price(),
  suburb: t.location(),
  pictures: t.photos(),
  ...Object.fromEntries(
    vehicleFieldNames.map((field) => {
      const { feed, label } = getVehicleField(field).texts
      return [`vehicle.${field}`, (feed ?? label)()]
    }),
  ),
}))
