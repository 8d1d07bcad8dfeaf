import { type MetaFunction, useParams, useSearchParams } from 'react-router'
import { MemberPayments } from '#web/admin/invoices/member-payments.tsx'
import { readPaymentsSearch } from '#web/admin/invoices/payments-address.ts'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.payment_history_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function UserPaymentHistory() {
  const id = Number(useParams().id)
  const [asked] = useSearchParams()
  return <MemberPayments id={id} search={readPaymentsSearch(asked)} />
}
