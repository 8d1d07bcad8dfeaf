import type { MetaFunction } from 'react-router'
import { PayoutsPage } from '#domains/trade-payments/web/payouts/payouts-page.tsx'
import * as t from '#domains/trade-payments/texts.ts'

export const meta: MetaFunction = () => [{ title: t.payouts_hoko() }, { name: 'robots', content: 'noindex' }]

export default function PayoutsRoute() {
  return <PayoutsPage />
}
