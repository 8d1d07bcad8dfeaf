import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'
export const getFlagReasonWords = makeTexts(() => ({
  prohibited: t.a_prohibited_item(),
  counterfeit: t.fake_or_counterfeit(),
  scam: t.a_scam(),
  wrong_category: t.in_the_wrong_category(),
  offensive: t.offensive(),
  other: t.something_else(),
  shared_phone: t.same_phone_number_as_the_seller(),
  shared_device: t.same_device_as_the_seller(),
}))
