import { KeyRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import {
  renewHandoverCode,
  type Arrangements,
  completeHandover,
  type Trade,
  listArrangements,
} from '#domains/trades/common/trades.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { useApiMutation, useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { OneTimeCode } from '#platform/web/ui/fields/one-time-code.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import { PickupPart } from './pickup-part.tsx'
import { useTradeMoved } from './use-trade-acts.ts'
import * as t from '#domains/trades/texts.ts'

const HandoverQr = lazyPart(async () => (await import('./deal/handover-qr.tsx')).HandoverQr)

interface HandoverCodeProps {
  trade_id: number
  handover: NonNullable<Arrangements['handover']>
  setReply: (changed: Arrangements) => void
}

function HandoverCode({
  trade_id: tradeId,
  handover: { code, is_locked: isLocked },
  setReply,
}: HandoverCodeProps) {
  const renew = useApiMutation(renewHandoverCode, {
    onSuccess: (changed) => {
      setReply(changed)
      notify.success(t.new_code_made())
    },
  })
  return (
    <section aria-label={t.handover_code()} className="grid gap-2 border-t border-line pt-3 text-sm">
      <h3 className="font-semibold">{t.handover_code()}</h3>
      {code && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="num flex items-center gap-2.5 text-xl font-bold tracking-widest">
            <KeyRound aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-pounamu" />
            {code}
          </p>
          <Suspense fallback={<Skeleton className="size-36" />}>
            <HandoverQr trade_id={tradeId} code={code} />
          </Suspense>
        </div>
      )}
      {isLocked ? (
        <Notice
          kind="wrong"
          live
          action={
            <Button size="small" busy={renew.isPending} onClick={() => renew.mutate({ id: tradeId })}>
              {t.make_a_new_code()}
            </Button>
          }
        >
          {t.too_many_wrong_codes_were_entered_so()}
        </Notice>
      ) : (
        <p className="max-w-prose text-ink-2">{t.show_this_to_the_seller_when_you_meet()}</p>
      )}
      {renew.error && (
        <Notice kind="wrong" live>
          {getMessage(renew.error)}
        </Notice>
      )}
    </section>
  )
}

interface HandoverFormProps {
  trade: Trade
  isLocked: boolean
  isNext: boolean
  scannedCode: string | null
}

function HandoverForm({ trade, isLocked, isNext, scannedCode }: HandoverFormProps) {
  const [isOpen, setOpen] = useState(scannedCode !== null && !isLocked)
  return (
    <section aria-label={t.handover()} className="grid gap-2 border-t border-line pt-3 text-sm">
      <h3 className="font-semibold">{t.handover()}</h3>
      <p className="max-w-prose text-ink-2">{t.at_handover_ask_the_buyer_for_their()}</p>
      {isLocked ? (
        <Notice kind="wrong">{t.too_many_wrong_codes_were_entered_ask()}</Notice>
      ) : (
        <div>
          <Button
            kind={isNext ? 'primary' : 'quiet'}
            size="small"
            icon={KeyRound}
            onClick={() => setOpen(true)}
          >
            {t.enter_handover_code()}
          </Button>
        </div>
      )}
      {isOpen && <CodeDialog trade={trade} scanned={scannedCode ?? ''} onClose={() => setOpen(false)} />}
    </section>
  )
}

/** A scanned code is filled in, and confirmed by a press. */
function CodeDialog({ trade, scanned, onClose }: { trade: Trade; scanned: string; onClose: () => void }) {
  const moved = useTradeMoved()
  const form = useOperationForm(completeHandover, {
    initial: { code: scanned },
    check: ({ code }) => (code.length < 6 ? { code: t.enter_all_6_digits() } : {}),
    toInput: ({ code }) => ({ id: trade.id, code }),
    placeProblem: ({ errors, message }) => ({ code: errors?.code ?? message }),
    // The refusal may mean too many wrong codes, or that the trade has changed.
    onRefused: () => void moved(),
    onDone: () => {
      onClose()
      notify.success(t.sale_completed())
      void moved()
    },
  })

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t.enter_handover_code()}
      description={
        trade.counterparty.full_name === null
          ? t.the_buyer_can_see_the_code()
          : t.name_can_see_the_code({ name: trade.counterparty.full_name })
      }
      confirm={t.complete_sale()}
    >
      <Field label={t.handover_code_6_digits()} {...form.field('code')}>
        {(control) => (
          <OneTimeCode
            {...control}
            length={6}
            value={form.values.code}
            onChange={(code) => form.set({ code })}
            onReject={() => form.fail(null, { code: t.the_code_only_has_digits() })}
          />
        )}
      </Field>
    </FormDialog>
  )
}

/** The buyer hasn't marked it as paid; in a dispute, before it began. */
export function isToPay({
  status,
  moves,
  default_stated: defaultStated,
}: Pick<Trade, 'status' | 'moves' | 'default_stated'>): boolean {
  if (status !== 'disputed') return status === 'agreed'
  // Contesting a default means claiming to have paid.
  if (defaultStated?.outcome === 'contested') return false
  return moves.findLast(({ to_status: toStatus }) => toStatus === 'disputed')?.from_status === 'agreed'
}

/** The arrangements of an unfinished trade, read again while the page is open. */
export function useArrangements({ role, id, status }: Pick<Trade, 'role' | 'id' | 'status'>) {
  const setQueryReply = useSetQueryData()
  const input = { role, trade: id }
  const { data, error, isFetching } = useApiQuery(listArrangements, input, {
    enabled: unfinished.includes(status),
  })
  const invalidate = useReadAtNotification([listArrangements])

  function setReply(changed: Arrangements) {
    void setQueryReply(
      listArrangements,
      input,
      (known) =>
        known && {
          ...known,
          items: known.items.map((one) => (one.trade_id === changed.trade_id ? changed : one)),
        },
    )
  }

  return {
    arrangements: data?.items.find((one) => one.trade_id === id),
    isLoaded: data !== undefined,
    error: data ? null : error,
    isFetching,
    invalidate,
    setReply,
  }
}

const unfinished: Trade['status'][] = ['agreed', 'paid', 'sent', 'disputed']

interface OfTrade {
  trade: Trade
}

/** It is sent, so nobody meets, unless the two have arranged it. */
const isPosted = ({ terms }: Trade): boolean => {
  const method = terms?.delivery?.method
  return method === 'option' || method === 'joined'
}

interface MeetingProps extends OfTrade {
  /** From the QR code that the buyer shows. */
  scannedCode?: string | null
}

export function TradeMeeting(props: MeetingProps) {
  return unfinished.includes(props.trade.status) ? <Meeting {...props} /> : null
}

function Meeting({ trade, scannedCode = null }: MeetingProps) {
  const { arrangements, isLoaded, error, isFetching, invalidate, setReply } = useArrangements(trade)
  if (error) {
    return (
      <Notice
        action={
          <Button kind="quiet" size="small" busy={isFetching} onClick={invalidate}>
            {t.try_again()}
          </Button>
        }
      >
        {t.pickup_and_payment_didnt_load_message({ message: getMessage(error) })}
      </Notice>
    )
  }
  if (!isLoaded) {
    return (
      <Loading label={t.loading_pickup_and_payment()}>
        <Skeleton className="h-16" />
      </Loading>
    )
  }
  if (!arrangements) return null
  const { pickup, handover } = arrangements
  if (isPosted(trade) && (pickup?.state ?? 'none') === 'none') return null
  return (
    <>
      {pickup && <PickupPart trade={trade} plan={pickup} setReply={setReply} refresh={invalidate} />}
      {handover &&
        (trade.role === 'buyer' ? (
          <HandoverCode trade_id={trade.id} handover={handover} setReply={setReply} />
        ) : (
          <HandoverForm
            trade={trade}
            isLocked={handover.is_locked}
            isNext={pickup?.state === 'picked'}
            scannedCode={scannedCode}
          />
        ))}
    </>
  )
}
