import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/catalogue/texts.ts'

export const getTypeNames = makeTexts(() => ({
  general: t.general_items(),
  vehicle: t.vehicles(),
  property: t.property(),
}))
