import { type MetaFunction, useParams, useSearchParams } from 'react-router'
import { MemberPayments } from '#web/admin/invoices/member-payments.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.payment_history_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function UserPaymentHistory() {
  const id = Number(useParams().id)
  const [asked] = useSearchParams()
  const page = Number(asked.get('page'))
  return <MemberPayments id={id} page={Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1} />
}
