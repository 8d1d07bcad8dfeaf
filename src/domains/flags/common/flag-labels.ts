import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/flags/texts.ts'

export const getFlagReasonLabels = makeTexts(() => ({
  prohibited: t.a_prohibited_item(),
  counterfeit: t.fake_or_counterfeit(),
  scam: t.a_scam(),
  wrong_category: t.in_the_wrong_category(),
  offensive: t.offensive(),
  other: t.something_else(),
  shared_phone: t.same_phone_number_as_the_seller(),
  shared_device: t.same_device_as_the_seller(),
  shared_card: t.same_card_as_the_seller(),
  same_team: t.on_the_sellers_team(),
}))

export const getMemberFlagReasonLabels = makeTexts(() => ({
  scam: t.a_scam_or_asks_to_pay_outside_hoko(),
  harassment: t.abuse_or_harassment(),
  contact_details: t.shares_contact_details(),
  spam: t.spam(),
  fake_review: t.a_fake_review(),
  other: t.something_else(),
}))

type Kind = 'member' | 'review' | 'message' | 'question' | 'answer'
type Reason = 'scam' | 'harassment' | 'contact_details' | 'spam' | 'fake_review' | 'other'

/** The reasons allowed for each kind of report. */
export const reasonsByKind: Record<Kind, Reason[]> = {
  member: ['scam', 'harassment', 'spam', 'other'],
  review: ['fake_review', 'harassment', 'contact_details', 'other'],
  message: ['scam', 'harassment', 'spam', 'other'],
  question: ['harassment', 'contact_details', 'spam', 'other'],
  answer: ['harassment', 'contact_details', 'scam', 'other'],
}
