import { DeliveryChoiceFields, useDeliveryChoice } from '#domains/delivery/web/shared/delivery-choice.tsx'
import { chooseDelivery, type TradeDetails } from '#domains/trades/common/terms.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useTermsAct } from './use-deal.ts'
import * as t from '#domains/trades/texts.ts'

interface ChooseDeliveryDialogProps {
  trade: Trade
  details: TradeDetails
  onClose: () => void
}

export default function ChooseDeliveryDialog({ trade, details, onClose }: ChooseDeliveryDialogProps) {
  const { quantity, items_cents: itemsCents } = must(trade.terms, 'terms')
  const offered = must(details.offered, 'offered delivery')
  const choosing = useDeliveryChoice({ offered, from: offered.from, quantity, items_cents: itemsCents })
  const call = useTermsAct(chooseDelivery)
  const { choice, delivery, total_cents: totalCents, values } = choosing
  const form = useActionForm({
    initial: {},
    send: async () => {
      if (!choosing.check()) return null
      return await call.mutateAsync({
        id: trade.id,
        delivery: must(choice, 'choice'),
        total_cents: totalCents,
      })
    },
    onDone: (changed) => {
      if (changed === null) return
      notify.success(t.deal_delivery_chosen())
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t.deal_choose_the_delivery()}
      confirm={
        delivery === null || delivery.delivery_cents === null
          ? t.deal_choose_delivery_button()
          : t.deal_agree_to_pay({ total: formatMoney(totalCents) })
      }
      onClose={onClose}
    >
      <DeliveryChoiceFields choosing={choosing} />
      {delivery && <p className="num text-sm">{t.deal_you_agree_to_pay(values)}</p>}
    </FormDialog>
  )
}
