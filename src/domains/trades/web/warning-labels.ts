import { formatShortInstant } from '#platform/common/formats/formats.ts'
import type { AccountChange, Arrangements } from '#domains/trades/common/handovers.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { getListFormat } from '#platform/common/texts/intl.ts'
import * as t from '#domains/trades/texts.ts'

type Warnings = Arrangements['warnings']

const getDid = makeTexts((): Record<AccountChange, string> => ({
  payment_details: t.changed_where_to_pay(),
  device: t.signed_in_on_a_new_device(),
  phone_number: t.changed_their_phone_number(),
  email: t.changed_their_email_address(),
}))

/** 'changed where to pay (Sun 22 Nov, 7.30 pm) and signed in on a new device (…)'. */
export function describeChanges(warnings: Warnings): string {
  const lines = warnings.map(({ what, at }) => `${getDid()[what]} (${formatShortInstant(new Date(at))})`)
  return getListFormat().format(lines)
}

/** If the number is new as well, calling it proves nothing. */
export const isNumberNew = (warnings: Warnings): boolean =>
  warnings.some(({ what }) => what === 'phone_number')
