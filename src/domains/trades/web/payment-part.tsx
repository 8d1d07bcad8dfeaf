import type { AccountChange, Arrangements } from '#domains/trades/common/trades.ts'
import { formatPhone } from '#platform/common/formats/format-phone.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { getListFormat } from '#platform/common/texts/intl.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import * as t from '#domains/trades/texts.ts'

type Warnings = Arrangements['warnings']

const getDid = makeTexts((): Record<AccountChange, string> => ({
  payment_details: t.changed_where_to_pay(),
  device: t.signed_in_on_a_new_device(),
  phone_number: t.changed_their_phone_number(),
  email: t.changed_their_email_address(),
}))

/** 'changed where to pay (Sun 22 Nov, 7:30 pm) and signed in on a new device (…)'. */
export function describeChanges(warnings: Warnings): string {
  const lines = warnings.map(({ what, at }) => `${getDid()[what]} (${formatShortInstant(new Date(at))})`)
  return getListFormat().format(lines)
}

/** If the number is new as well, calling it proves nothing. */
export const isNumberNew = (warnings: Warnings): boolean =>
  warnings.some(({ what }) => what === 'phone_number')

interface PaymentWarningProps extends Pick<Arrangements, 'warnings'> {
  phone_number: string | null
}

export function PaymentWarning({ warnings, phone_number: phoneNumber }: PaymentWarningProps) {
  return (
    <Notice kind="wrong" live>
      <strong className="block">{t.check_before_you_pay()}</strong>
      <span className="block">
        {t.within_the_last_24_hours_this_seller({ warnings: describeChanges(warnings) })}
      </span>
      <span className="mt-1 block">
        {isNumberNew(warnings) ? (
          t.the_phone_number_shown_here_is_new_too()
        ) : phoneNumber ? (
          <>
            <Sentence
              parts={t.before_you_pay_ring_the_seller_on({
                phone_number: formatPhone(phoneNumber),
                link: (parts) => (
                  <a href={`tel:${phoneNumber}`} className="num font-semibold whitespace-nowrap underline">
                    {parts}
                  </a>
                ),
              })}
            />
          </>
        ) : (
          t.talk_to_the_seller_before_you_pay()
        )}
      </span>
    </Notice>
  )
}
