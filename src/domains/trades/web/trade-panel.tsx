import { Check } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { disputeKindsByRole } from '#domains/trades/common/dispute-kinds.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Counterparty, nextStep } from './counterparty.tsx'
import { MoveList } from './shared/move-list.tsx'
import { TradeAnswer } from './trade-answer.tsx'
import { TradeMeeting, TradePayment } from './trade-arrangements.tsx'
import {
  listSteps,
  type TradeStep,
  type ConfirmedAction,
  confirmLabel,
  describeConfirmation,
  describeDisputeTime,
  movesOn,
  describePayment,
  listPresses,
} from './trade-labels.ts'
import { useTradeActs } from './use-trade-acts.ts'
import * as t from '#domains/trades/texts.ts'

const unfinished = new Set<Trade['status']>(['agreed', 'paid', 'sent'])

/** The seller's account is suspended, so the buyer shouldn't pay. */
const isLocked = ({ role, status, counterparty }: Trade): boolean =>
  role === 'buyer' && counterparty.is_suspended && unfinished.has(status)

function QueuedNotice({ trade: { status } }: { trade: Trade }) {
  return (
    <Notice kind="wrong">
      <strong className="block">
        {status === 'agreed' ? t.dont_pay_yet() : t.dont_send_any_more_money()}
      </strong>
      {t.weve_suspended_this_sellers_account()}
    </Notice>
  )
}

/** The seller may continue but should know. */
function SuspendedBuyer({ trade: { role, status, counterparty } }: { trade: Trade }) {
  if (role !== 'seller' || !counterparty.is_suspended || !unfinished.has(status)) return null
  return <Notice>{t.weve_suspended_this_buyers_account()}</Notice>
}

function TradeSteps({ trade }: { trade: Trade }) {
  return (
    <ol aria-label={t.sale_progress()} className="grid gap-x-7 gap-y-2 sm:flex sm:flex-wrap">
      {listSteps(trade).map((step) => (
        <Step key={step.label} step={step} />
      ))}
    </ol>
  )
}

const getStateLabels = makeTexts((): Record<TradeStep['state'], string> => ({
  done: t.done_already(),
  next: t.next_step(),
  later: t.not_yet(),
}))

function Step({ step: { label, state, at } }: { step: TradeStep }) {
  return (
    <li className="flex items-start gap-2 text-sm">
      <span
        aria-hidden
        className={joinClasses(
          'mt-0.5 grid size-4.5 shrink-0 place-items-center rounded-full border-2',
          state === 'done' && 'border-pounamu bg-pounamu text-on-pounamu',
          state === 'next' && 'border-pounamu',
          state === 'later' && 'border-line-strong',
        )}
      >
        {state === 'done' && <Check size={12} strokeWidth={3} />}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2 sm:grid">
        <span className={state === 'later' ? 'text-ink-2' : 'font-semibold'}>
          {label}
          <span className="sr-only">, {getStateLabels()[state]}</span>
        </span>
        {at && (
          <time dateTime={at} className="num text-xs text-ink-2">
            {formatShortInstant(new Date(at))}
          </time>
        )}
      </span>
    </li>
  )
}

const ReasonDialog = lazyOnClick(async () => (await import('./trade-reason-dialog.tsx')).default)
const DisputeThread = lazyPart(async () => (await import('./dispute-thread.tsx')).default)

interface TradePanelProps {
  trade: Trade
  /** Further actions, such as a review. */
  children?: ReactNode
}

export function TradePanel({ trade, children }: TradePanelProps) {
  const { status, moves, role, dispute } = trade
  const isOpen = status !== 'unconfirmed' && status !== 'cancelled'
  const disputeTime = describeDisputeTime(trade, serverNow())
  return (
    <div className="grid gap-3">
      <Counterparty trade={trade} />
      {isOpen && <TradeSteps trade={trade} />}
      <SuspendedBuyer trade={trade} />
      {isLocked(trade) ? (
        <QueuedNotice trade={trade} />
      ) : isDefaultOpen(trade) ? (
        <DefaultNotice trade={trade} />
      ) : (
        <p className="max-w-prose text-sm text-ink-2">{nextStep(trade)}</p>
      )}
      {dispute && !dispute.decision && (
        <Suspense>
          <DisputeThread trade={trade} dispute={dispute} />
        </Suspense>
      )}
      {status === 'unconfirmed' && role === 'buyer' && <TradeAnswer trade={trade} />}
      {isOpen && status !== 'completed' && !isLocked(trade) && trade.payment_methods.length > 0 && (
        <p className="text-sm text-ink-2">
          {t.payment_payment_methods({ payment_methods: describePayment(trade.payment_methods) })}
        </p>
      )}
      <TradePayment trade={trade} />
      <TradeButtons trade={trade}>{children}</TradeButtons>
      {disputeTime && <p className="num max-w-prose text-xs text-ink-3">{disputeTime}</p>}
      <TradeMeeting trade={trade} />
      {moves.length > 0 && (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer rounded-control text-ink-2 hover:text-ink hover:underline">
            {t.history()}
          </summary>
          <div className="mt-2">
            <MoveList moves={moves} reader={role} />
          </div>
        </details>
      )}
    </div>
  )
}

const isDefaultOpen = ({ default_stated: defaultStated }: Trade) => defaultStated?.outcome === null

function DefaultNotice({ trade: { default_stated: stated, role } }: { trade: Trade }) {
  if (!stated) return null
  const until = formatShortInstant(new Date(stated.stands_at))
  return (
    <Notice kind={role === 'buyer' ? 'wrong' : 'plain'}>
      <span className="block break-words">
        {role === 'buyer'
          ? t.the_seller_says_you_havent_paid({ reason: stated.reason })
          : t.you_said_the_buyer_hasnt_paid({ reason: stated.reason })}
      </span>
      <span className="num mt-1 block">
        {role === 'buyer'
          ? t.contest_it_before_until_or_the_sale_is({ until })
          : t.if_they_dont_contest_it_before_until({ until })}
      </span>
    </Notice>
  )
}

/** Actions that need a confirmation. */
type Confirmed = 'accept_default' | 'send_unpaid'

const actions: ConfirmedAction[] = ['contest_default', 'state_default', 'open_dispute']

function TradeButtons({ trade, children }: TradePanelProps) {
  const { act, busy, error, reset } = useTradeActs(trade)
  const [pending, setPending] = useState<ConfirmedAction | Confirmed | null>(null)
  const presses = listPresses(trade)
  const close = () => {
    reset()
    setPending(null)
  }

  async function press(action: Parameters<typeof act>[0], done: string) {
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
      <div className="flex flex-wrap gap-2 empty:hidden">
        {presses.map(({ action, label, done }, n) => (
          <Button
            key={action}
            size="small"
            kind={n === 0 && movesOn(action) ? 'primary' : 'quiet'}
            busy={busy && pending === null}
            onClick={() => (action === 'send_unpaid' ? setPending(action) : void press(action, done))}
          >
            {label}
          </Button>
        ))}
        {actions
          .filter((action) => trade.may.includes(action))
          .map((action) => (
            <Button
              key={action}
              size="small"
              kind={action === 'contest_default' || isLocked(trade) ? 'primary' : 'quiet'}
              onClick={() => setPending(action)}
            >
              {confirmLabel(action, { ...trade, is_suspended: isLocked(trade) })}
            </Button>
          ))}
        {trade.may.includes('accept_default') && (
          <Button size="small" kind="quiet" onClick={() => setPending('accept_default')}>
            {t.agree_to_cancel()}
          </Button>
        )}
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
        onConfirm={() => void press('accept_default', t.sale_cancelled())}
        onClose={close}
      >
        {t.the_seller_can_then_sell_it_to_someone()}
      </ConfirmDialog>
      <ConfirmDialog
        open={pending === 'send_unpaid'}
        title={t.sent_before_payment_asked()}
        confirm={t.mark_as_sent()}
        busy={busy}
        error={error ? getMessage(error) : undefined}
        onConfirm={() => void press('send_unpaid', t.weve_told_the_buyer())}
        onClose={close}
      >
        {t.sent_before_payment_body()}
      </ConfirmDialog>
      {pending !== null && pending !== 'accept_default' && pending !== 'send_unpaid' && (
        <ReasonDialog
          words={describeConfirmation(pending, { ...trade, is_suspended: isLocked(trade) })}
          kinds={pending === 'open_dispute' ? disputeKindsByRole[trade.role] : []}
          send={async (reason, kind) => {
            await act(pending, { reason, disputeKind: kind })
          }}
          onClose={close}
        />
      )}
    </>
  )
}
