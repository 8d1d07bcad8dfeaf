import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

export const getTypeNames = makeTexts(() => ({
  general: t.general_items(),
  vehicle: t.vehicles(),
  property: t.property(),
}))
