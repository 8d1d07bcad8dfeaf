import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  tables: [
    'payout_accounts',
    'trade_payments',
    'trade_payment_moves',
    'trade_refunds',
    'payouts',
    'chargebacks',
    'payment_signs',
    'release_stops',
    'money_causes',
    'money_entries',
  ],
}
