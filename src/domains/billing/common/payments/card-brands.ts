import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/billing/texts.ts'

const getBrands = makeTexts((): Record<string, string> => ({
  visa: t.visa(),
  mastercard: t.mastercard(),
  amex: t.american_express(),
  discover: t.discover(),
  diners: t.diners_club(),
  jcb: t.jcb(),
  unionpay: t.unionpay(),
  maestro: t.maestro(),
}))

export const nameBrand = (brand: string): string => getBrands()[brand] ?? t.card_of_some_brand()
