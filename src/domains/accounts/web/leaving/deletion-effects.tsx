import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/accounts/texts.ts'
const getEffects = makeTexts(() => [
  t.we_remove_your_name_photo_email_phone(),
  t.youre_signed_out_everywhere_and_no_one(),
  t.we_withdraw_your_live_listings(),
  t.your_bids_still_count_under_deleted(),
  t.we_keep_trades_and_invoices_for_as(),
])

export function DeletionEffects() {
  return (
    <ul className="mb-7 grid list-disc gap-1.5 pl-5 text-sm text-ink-2">
      {getEffects().map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  )
}
