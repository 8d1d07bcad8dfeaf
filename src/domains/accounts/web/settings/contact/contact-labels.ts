import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/accounts/texts.ts'
export type ContactKind = 'email' | 'phone_number'

export interface ContactRequest {
  contact: string
  password: string
}

export const getContactLabels = makeTexts(() => ({
  email: {
    title: t.change_your_email(),
    label: t.new_email(),
    present: t.your_email(),
    done: t.email_changed(),
    messages: t.weve_let_the_old_address_know(),
    button: t.change_my_email(),
    verifying: { title: t.verify_your_email(), done: t.email_verified(), button: t.verify_my_email() },
  },
  phone_number: {
    title: t.change_your_phone_number(),
    label: t.new_mobile_phone(),
    present: t.your_mobile_phone(),
    done: t.phone_number_changed(),
    messages: t.weve_let_the_old_number_or_your_email(),
    button: t.change_my_phone_number(),
    verifying: {
      title: t.verify_your_phone_number(),
      done: t.phone_number_verified(),
      button: t.verify_my_phone(),
    },
  },
}))
