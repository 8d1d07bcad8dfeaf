import { LinkButton } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import * as t from './texts.ts'

export function PaymentLinks({ id }: { id: number }) {
  return (
    <Panel title={t.payments()}>
      <p className="flex flex-wrap gap-2">
        <LinkButton kind="quiet" size="small" to={`/user-payment-history/${id}`}>
          {t.payment_history()}
        </LinkButton>
        <LinkButton kind="quiet" size="small" to={`/subscription-invoices?user_id=${id}`}>
          {t.invoices()}
        </LinkButton>
      </p>
    </Panel>
  )
}
