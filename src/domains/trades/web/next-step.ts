import type { Trade } from '#domains/trades/common/trades.ts'
import * as t from '#domains/trades/texts.ts'

export function nextStep({
  role,
  status,
  payment_confirmed: paymentConfirmed,
  moves,
  counterparty: { full_name: fullName, display_name: displayName },
}: Trade): string {
  const them = fullName ?? displayName
  const sent = moves.findLast(({ action }) => action === 'sent')
  const isUnpaid = !paymentConfirmed && sent?.from_status === 'agreed'
  const words: Record<Trade['status'], { buyer: string; seller: string }> = {
    unconfirmed: {
      buyer: t.them_says_you_bought_this_once_you({ them }),
      seller: t.weve_asked_them_to_confirm_this_once({ them }),
    },
    agreed: {
      buyer: t.get_in_touch_with_them_to_arrange({ them }),
      seller: t.get_in_touch_with_them_to_arrange_2({ them }),
    },
    paid: {
      buyer: paymentConfirmed
        ? t.them_has_your_payment_theyll_hand_it({ them })
        : t.youve_paid_them_will_confirm_once_they({ them }),
      seller: paymentConfirmed
        ? t.them_has_paid_hand_it_over_or_send_it({ them })
        : t.them_says_theyve_paid_check_your({ them }),
    },
    sent: {
      buyer: isUnpaid
        ? t.them_has_sent_it_or_handed_it_over_pay({ them })
        : t.them_has_sent_it_or_handed_it_over({ them }),
      seller: isUnpaid
        ? t.confirm_the_payment_once_them_has_paid({ them })
        : t.once_them_has_it_this_sale_is_complete({ them }),
    },
    completed: { buyer: t.all_done_enjoy(), seller: t.all_done() },
    disputed: {
      buyer: t.were_looking_into_this_you_and_them({ them }),
      seller: t.were_looking_into_this_you_and_them({ them }),
    },
    cancelled: {
      buyer: t.this_sale_fell_through(),
      seller:
        fullName === null
          ? t.them_says_they_didnt_buy_this_you_can({ them })
          : t.this_sale_fell_through_you_can_relist(),
    },
  }
  return words[status][role]
}
