import { InvoiceList } from './invoice-list.tsx'
import { PaymentList } from './payment-list.tsx'
import * as t from './texts.ts'

interface InvoicesAndPaymentsProps {
  /** What people call a card’s brand. */
  nameBrand: (brand: string) => string
}

export function InvoicesAndPayments({ nameBrand }: InvoicesAndPaymentsProps) {
  return (
    <div className="grid gap-6">
      <InvoiceList />
      <div className="grid gap-2">
        <h3 className="heading text-base">{t.payments()}</h3>
        <PaymentList nameBrand={nameBrand} />
      </div>
    </div>
  )
}
