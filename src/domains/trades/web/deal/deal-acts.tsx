import { type ReactNode, useState } from 'react'
import type { Trade, TradeAction } from '#domains/trades/common/trades.ts'
import type { TermsAction } from '#domains/trades/common/terms.ts'
import { disputeKindsByRole } from '#domains/trades/common/dispute-kinds.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import {
  type ConfirmedAction,
  confirmLabel,
  describeConfirmation,
  listPresses,
  type TradeButton,
} from '../trade-labels.ts'
import { useTradeActs } from '../use-trade-acts.ts'
import { getPrimaryAct, isLocked } from './next-step.ts'
import type { DealDialog, OpenDialog } from './use-deal.ts'
import * as t from '#domains/trades/texts.ts'

const ReasonDialog = lazyOnClick(async () => (await import('../trade-reason-dialog.tsx')).default)

const actsWithReason: ConfirmedAction[] = ['contest_default', 'state_default', 'open_dispute']

const isReasoned = (act: TradeAction | TermsAction | null): act is ConfirmedAction =>
  actsWithReason.some((one) => one === act)

/** A parcel is sent with its number; what is handed over has none. */
const sendsParcel = ({ terms }: Trade): boolean => terms?.delivery?.method === 'option'

const opensDialog = (action: TradeAction, trade: Trade): action is 'mark_sent' | 'send_unpaid' =>
  action === 'send_unpaid' || (action === 'mark_sent' && sendsParcel(trade))

/** The system marked it as paid: the seller is paid at once when the buyer has it. */
const releasesMoney = (action: TradeAction, { moves, role }: Trade): boolean =>
  action === 'mark_received' &&
  role === 'buyer' &&
  moves.some(
    ({ side, action: step }) => side === 'system' && (step === 'paid' || step === 'payment_confirmed'),
  )

const dialogs = {
  choose_delivery: () => t.deal_choose_delivery_button(),
  choose_for_buyer: () => t.deal_choose_for_the_buyer(),
  propose_total: () => t.deal_propose_price(),
} as const

const isDialog = (act: string | null): act is keyof typeof dialogs => act !== null && act in dialogs

interface DealActsProps {
  trade: Trade
  onOpen: OpenDialog
  /** Paying on Hoko is offered, and marking as paid is among the other ways to pay. */
  isPaidHere?: boolean
  children?: ReactNode
}

export function DealActs({ trade, onOpen, isPaidHere = false, children }: DealActsProps) {
  const { act, busy, error, reset } = useTradeActs(trade)
  const [pending, setPending] = useState<ConfirmedAction | 'accept_default' | 'mark_received' | null>(null)
  const primary = getPrimaryAct(trade)
  const isMarkable = !isPaidHere && (trade.role === 'seller' || trade.terms?.delivery !== null)
  const possible = listPresses(trade).filter(({ action }) => isMarkable || action !== 'mark_paid')
  const presses = possible.toSorted((a, b) => Number(b.action === primary) - Number(a.action === primary))
  const close = () => {
    reset()
    setPending(null)
  }

  async function press({ action, done }: Pick<TradeButton, 'action' | 'done'>) {
    try {
      if (!(await act(action))) return
      setPending(null)
      notify.success(done)
    } catch {
      // The refusal shows below.
    }
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {isDialog(primary) && <DialogButton dialog={primary} onOpen={onOpen} />}
        {isReasoned(primary) && (
          <ReasonButton trade={trade} action={primary} onPress={setPending} isPrimary />
        )}
        {trade.may.includes('accept_default') && (
          <Button kind="quiet" size="small" onClick={() => setPending('accept_default')}>
            {t.agree_to_cancel()}
          </Button>
        )}
        {presses.map((button) => (
          <Button
            key={button.action}
            kind={button.action === primary ? 'primary' : 'quiet'}
            size={button.action === primary ? 'medium' : 'small'}
            busy={busy && pending === null}
            onClick={() => {
              if (opensDialog(button.action, trade)) onOpen(button.action)
              else if (releasesMoney(button.action, trade)) setPending('mark_received')
              else void press(button)
            }}
          >
            {button.label}
          </Button>
        ))}
        {children}
      </div>
      {error && pending === null && (
        <Notice kind="wrong" live>
          {getMessage(error)}
        </Notice>
      )}
      <ConfirmDialog
        open={pending === 'accept_default'}
        title={t.agree_to_cancel_this_sale()}
        confirm={t.cancel_sale()}
        kind="danger"
        busy={busy}
        error={error ? getMessage(error) : undefined}
        onConfirm={() => void press({ action: 'accept_default', done: t.sale_cancelled() })}
        onClose={close}
      >
        {t.the_seller_can_then_sell_it_to_someone()}
      </ConfirmDialog>
      <ReceiveDialog
        trade={trade}
        isOpen={pending === 'mark_received'}
        busy={busy}
        error={error}
        onConfirm={() => void press({ action: 'mark_received', done: t.all_done_enjoy() })}
        onClose={close}
      />
      {pending !== null && pending !== 'accept_default' && pending !== 'mark_received' && (
        <ActReason trade={trade} action={pending} act={act} onClose={close} />
      )}
    </>
  )
}

interface ReceiveDialogProps {
  trade: Trade
  isOpen: boolean
  busy: boolean
  error: unknown
  onConfirm: () => void
  onClose: () => void
}

function ReceiveDialog({ trade, isOpen, busy, error, onConfirm, onClose }: ReceiveDialogProps) {
  const total = formatMoney(trade.terms?.total_cents ?? trade.total_cents)
  return (
    <ConfirmDialog
      open={isOpen}
      title={t.deal_do_you_have_the_item()}
      confirm={t.deal_i_have_it_pay_the_seller()}
      cancel={t.deal_not_yet()}
      busy={busy}
      error={error ? getMessage(error) : undefined}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t.deal_the_seller_is_paid_now({ total })}
    </ConfirmDialog>
  )
}

function DialogButton({ dialog, onOpen }: { dialog: keyof typeof dialogs & DealDialog; onOpen: OpenDialog }) {
  return <Button onClick={() => onOpen(dialog)}>{dialogs[dialog]()}</Button>
}

interface ReasonButtonProps {
  trade: Trade
  action: ConfirmedAction
  isPrimary?: boolean
  onPress: (action: ConfirmedAction) => void
}

function ReasonButton({ trade, action, isPrimary = false, onPress }: ReasonButtonProps) {
  return (
    <Button
      kind={isPrimary ? 'primary' : 'quiet'}
      size={isPrimary ? 'medium' : 'small'}
      onClick={() => onPress(action)}
    >
      {confirmLabel(action, { ...trade, is_suspended: isLocked(trade) })}
    </Button>
  )
}

interface ActReasonProps {
  trade: Trade
  action: ConfirmedAction
  act: ReturnType<typeof useTradeActs>['act']
  onClose: () => void
}

function ActReason({ trade, action, act, onClose }: ActReasonProps) {
  return (
    <ReasonDialog
      words={describeConfirmation(action, { ...trade, is_suspended: isLocked(trade) })}
      kinds={action === 'open_dispute' ? disputeKindsByRole[trade.role] : []}
      send={async (reason, disputeKind) => {
        await act(action, { reason, disputeKind })
      }}
      onClose={onClose}
    />
  )
}

/** Acts for when something went wrong, below everything else; null if there are none. */
export function ProblemActs({ trade }: { trade: Trade }) {
  const { act, reset } = useTradeActs(trade)
  const [pending, setPending] = useState<ConfirmedAction | null>(null)
  const primary = getPrimaryAct(trade)
  const offered = actsWithReason.filter((action) => action !== primary && trade.may.includes(action))
  if (offered.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {offered.map((action) => (
        <ReasonButton key={action} trade={trade} action={action} onPress={setPending} />
      ))}
      {pending && (
        <ActReason
          trade={trade}
          action={pending}
          act={act}
          onClose={() => {
            reset()
            setPending(null)
          }}
        />
      )}
    </div>
  )
}
