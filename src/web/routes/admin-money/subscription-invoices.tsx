import { type MetaFunction, useSearchParams } from 'react-router'
import { readInvoicesSearch } from '#web/admin/invoices/invoices-address.ts'
import { Invoices } from '#web/admin/invoices/invoices.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.invoices_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function SubscriptionInvoices() {
  const [asked] = useSearchParams()
  return <Invoices search={readInvoicesSearch(asked)} />
}
