import type { TradeDetails } from '#domains/trades/common/terms.ts'
import { chooseForBuyer } from '#domains/trades/common/terms.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useTradeActs } from '../use-trade-acts.ts'
import { getThem } from './next-step.ts'
import { type DealDialog, useTermsAct } from './use-deal.ts'
import * as t from '#domains/trades/texts.ts'

const ChooseDeliveryDialog = lazyOnClick(async () => (await import('./choose-delivery-dialog.tsx')).default)
const ChangeAddressDialog = lazyOnClick(async () => (await import('./change-address-dialog.tsx')).default)
const ParcelDialog = lazyOnClick(async () => (await import('./parcel-dialog.tsx')).default)
const ProposeTotalDialog = lazyOnClick(async () => (await import('./propose-dialogs.tsx')).ProposeTotalDialog)
const ProposeCancelDialog = lazyOnClick(
  async () => (await import('./propose-dialogs.tsx')).ProposeCancelDialog,
)
const ProposeJoinDialog = lazyOnClick(async () => (await import('./propose-dialogs.tsx')).ProposeJoinDialog)

interface DealDialogsProps {
  opened: DealDialog | null
  trade: Trade
  details: TradeDetails | undefined
  onClose: () => void
}

export function DealDialogs({ opened, ...props }: DealDialogsProps) {
  const { trade, details, onClose } = props
  switch (opened) {
    case 'choose_delivery':
      return details?.offered ? (
        <ChooseDeliveryDialog trade={trade} details={details} onClose={onClose} />
      ) : null
    case 'choose_for_buyer':
      return <ChoosingForBuyer {...props} />
    case 'change_address':
      return <ChangeAddressDialog trade={trade} onClose={onClose} />
    case 'propose_total':
      return <ProposeTotalDialog {...props} />
    case 'propose_cancel':
      return <ProposeCancelDialog {...props} />
    case 'propose_join':
      return <ProposeJoinDialog {...props} />
    case 'send_unpaid':
      return trade.terms?.delivery?.method === 'option' ? (
        <ParcelDialog {...props} act="send_unpaid" />
      ) : (
        <SendingUnpaid {...props} />
      )
    case 'mark_sent':
    case 'change_tracking':
      return <ParcelDialog {...props} act={opened} />
    case null:
      return null
    default:
      return opened satisfies never
  }
}

type QuestionProps = Omit<DealDialogsProps, 'opened'>

function ChoosingForBuyer({ trade, onClose }: QuestionProps) {
  const call = useTermsAct(chooseForBuyer)
  async function choose() {
    try {
      const { total_cents: total } = await call.mutateAsync({ id: trade.id })
      notify.success(t.deal_chosen_for_total({ total: formatMoney(total) }))
      onClose()
    } catch {
      // The refusal is shown.
    }
  }
  return (
    <ConfirmDialog
      open
      title={t.deal_choose_the_cheapest_for_them({ them: getThem(trade) })}
      confirm={t.deal_choose_cheapest()}
      busy={call.isPending}
      error={call.error && getMessage(call.error)}
      onConfirm={() => void choose()}
      onClose={onClose}
    >
      {t.deal_we_choose_what_fits_their_address()}
    </ConfirmDialog>
  )
}

function SendingUnpaid({ trade, onClose }: QuestionProps) {
  const { act, busy, error } = useTradeActs(trade)
  async function send() {
    try {
      if (!(await act('send_unpaid'))) return
      notify.success(t.marked_as_sent())
      onClose()
    } catch {
      // The refusal is shown.
    }
  }
  return (
    <ConfirmDialog
      open
      title={t.sent_before_payment_asked()}
      confirm={t.mark_as_sent()}
      busy={busy}
      error={error ? getMessage(error) : undefined}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {t.sent_before_payment_body()}
    </ConfirmDialog>
  )
}
