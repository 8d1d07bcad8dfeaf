import { formatRate } from '#domains/finance/common/rate.ts'
import { maxReleaseDays } from '#domains/settings/common/fees/success-fees.ts'
import { formatMinutes } from '#domains/settings/common/closing-rules.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { flagFields } from '../admin/fees/fee-values.ts'
import type { NumberSetting } from './settings-labels.ts'
import * as t from '#domains/settings/texts.ts'

interface FlagLabel {
  label: string
  help: string
}

export const getFlagLabels = makeTexts((): Record<(typeof flagFields)[number], FlagLabel> => ({
  pay_on_hoko_enabled: { label: t.let_buyers_pay_on_hoko(), help: t.let_buyers_pay_on_hoko_help() },
  success_fee_enabled: { label: t.charge_a_success_fee(), help: t.charge_a_success_fee_help() },
  withdrawal_fee_enabled: { label: t.charge_a_withdrawal_fee(), help: t.charge_a_success_fee_help() },
}))

const describeDays = (days: number) => formatMinutes(days * 1440)

export const getProtectionFields = makeTexts((): NumberSetting[] => [
  {
    name: 'release_after_delivered_days',
    label: t.release_after_delivery_in_days(),
    short: t.release_after_delivery(),
    help: t.counted_from_tracked_delivery(),
    describe: describeDays,
  },
  {
    name: 'release_after_sent_days',
    label: t.release_after_sending_in_days(),
    short: t.release_after_sending(),
    help: t.counted_from_when_sent({ most: maxReleaseDays }),
    describe: describeDays,
  },
  {
    name: 'protection_ceiling_cents',
    label: t.highest_protected_sale(),
    short: t.highest_protected_sale(),
    help: t.sales_above_it_arent_paid_on_hoko(),
    unit: 'dollars',
    describe: formatMoney,
  },
  {
    name: 'payout_hold_hours',
    label: t.wait_before_first_payout_in_hours(),
    short: t.wait_before_first_payout(),
    help: t.gives_time_to_check_a_new_account(),
    describe: (count) => t.count_hours({ count }),
  },
])

export const getSuccessFeeFields = makeTexts((): NumberSetting[] => [
  {
    name: 'success_fee_rate_bp',
    label: t.success_fee_rate(),
    short: t.success_fee_rate_short(),
    help: t.of_the_items_without_delivery(),
    unit: 'percent',
    describe: formatRate,
  },
  {
    name: 'success_fee_floor_cents',
    label: t.success_fee_floor(),
    short: t.success_fee_floor(),
    help: t.never_more_than_the_price(),
    unit: 'dollars',
    describe: formatMoney,
  },
  {
    name: 'success_fee_cap_cents',
    label: t.success_fee_cap(),
    short: t.success_fee_cap(),
    help: t.leave_blank_for_no_cap(),
    unit: 'dollars',
    optional: true,
    blank: t.no_highest_fee(),
    describe: formatMoney,
  },
])

export const getWithdrawalFields = makeTexts((): NumberSetting[] => [
  {
    name: 'withdrawal_fee_cents',
    label: t.withdrawal_fee(),
    short: t.withdrawal_fee(),
    help: t.withdrawal_fee_amount_help(),
    unit: 'dollars',
    describe: formatMoney,
  },
])

export const getFeeFields = makeTexts(() => [
  ...getProtectionFields(),
  ...getSuccessFeeFields(),
  ...getWithdrawalFields(),
])
