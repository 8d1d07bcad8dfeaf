import { InvoiceList } from './invoice-list.tsx'
import { PaymentList } from './payment-list.tsx'
import * as t from '#domains/billing/texts.ts'

export function InvoicesAndPayments() {
  return (
    <div className="grid gap-6">
      <InvoiceList />
      <div className="grid gap-2">
        <h3 className="heading text-base">{t.payments()}</h3>
        <PaymentList />
      </div>
    </div>
  )
}
