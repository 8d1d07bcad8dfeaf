import type { PayBarrier } from '#domains/trade-payments/common/trade-payments.ts'
import * as t from '#domains/trade-payments/texts.ts'

const labels: Record<PayBarrier, () => string> = {
  off: t.pay_on_hoko_is_off,
  not_general: t.vehicles_and_property_arent_paid_on_hoko,
  not_agreed: t.theres_nothing_to_pay_for_this_sale,
  total_open: t.agree_on_the_delivery_first,
  above_ceiling: t.this_sale_is_above_what_can_be_paid,
  seller_not_ready: t.the_seller_isnt_set_up_for_pay_on_hoko,
  paid: t.this_sale_is_paid_already,
}

export const describeBarrier = (barrier: PayBarrier): string => labels[barrier]()
