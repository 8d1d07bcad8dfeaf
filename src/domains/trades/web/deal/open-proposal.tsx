import { useState } from 'react'
import { answerProposal, type TradeDetails, type TradeProposal } from '#domains/trades/common/terms.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { describeProposal } from './terms-labels.ts'
import { useTermsAct } from './use-deal.ts'
import * as t from '#domains/trades/texts.ts'

interface OpenProposalProps {
  trade: Trade
  proposal: TradeProposal
  details: TradeDetails | undefined
}

type Answer = 'accept' | 'decline' | 'withdraw'

const done: Record<Answer, () => string> = {
  accept: () => t.deal_proposal_accepted(),
  decline: () => t.deal_proposal_declined(),
  withdraw: () => t.deal_proposal_withdrawn(),
}

export function OpenProposal({ trade, proposal, details }: OpenProposalProps) {
  const call = useTermsAct(answerProposal)
  const [isAsking, setAsking] = useState(false)
  const { total_cents: totalCents, reason, proposed_at: proposedAt } = proposal
  const joined = details?.joinable.find(({ trade_id: tradeId }) => tradeId === proposal.joined_to)
  const sentence = describeProposal(proposal, trade, joined)
  const accept =
    totalCents === null
      ? t.deal_accept_and_cancel_sale()
      : t.deal_accept_total({ total: formatMoney(totalCents) })

  async function answer(given: Answer) {
    if (call.isPending) return
    try {
      await call.mutateAsync({ id: trade.id, proposal_id: proposal.id, answer: given })
      setAsking(false)
      notify.success(done[given]())
    } catch {
      // The refusal is shown.
    }
  }

  const problem = call.error && getMessage(call.error)
  const isSending = (given: Answer) => call.isPending && call.variables.answer === given
  return (
    <section aria-label={t.deal_proposal()} className="grid gap-3 rounded-control bg-kowhai-wash px-4 py-3">
      <div className="grid gap-1 text-sm">
        <p className="num max-w-prose font-semibold break-words">{sentence}</p>
        {reason && <p className="max-w-prose break-words whitespace-pre-line">“{reason}”</p>}
        <time dateTime={proposedAt} className="num text-xs text-ink-2">
          {formatShortInstant(new Date(proposedAt))}
        </time>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {trade.may_change.includes('answer_proposal') && (
          <>
            <Button kind={totalCents === null ? 'danger' : 'primary'} onClick={() => setAsking(true)}>
              {accept}
            </Button>
            <Button kind="quiet" busy={isSending('decline')} onClick={() => void answer('decline')}>
              {t.deal_decline()}
            </Button>
          </>
        )}
        {trade.may_change.includes('withdraw_proposal') && (
          <Button kind="quiet" busy={isSending('withdraw')} onClick={() => void answer('withdraw')}>
            {t.deal_withdraw_proposal()}
          </Button>
        )}
      </div>
      {problem && !isAsking && (
        <Notice kind="wrong" live>
          {problem}
        </Notice>
      )}
      <ConfirmDialog
        open={isAsking}
        title={totalCents === null ? t.deal_cancel_this_sale() : t.deal_accept_this_proposal()}
        confirm={accept}
        kind={totalCents === null ? 'danger' : 'primary'}
        busy={isSending('accept')}
        error={problem}
        onConfirm={() => void answer('accept')}
        onClose={() => {
          call.reset()
          setAsking(false)
        }}
      >
        {`${sentence} ${t.deal_you_cant_undo_this()}`}
      </ConfirmDialog>
    </section>
  )
}
