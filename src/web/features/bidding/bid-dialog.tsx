import { useEffect, useEffectEvent, useState } from 'react'
import { placeBid } from '#contract/bidding.ts'
import { formatMoney } from '#contract/formats.ts'
import { useGates } from '#web/lib/gate-checks.tsx'
import { type CallProblem, problemOf } from '#web/lib/problem.ts'
import { useAct } from '#web/lib/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { keepSeen } from './seen-ledgers.ts'
import { promiseOf } from './price-words.ts'
import type { Standing } from './standing.ts'

interface BidDialogProps {
  standing: Standing
  max_cents: number
  onDone: () => void
  /** What was typed stays; the field says why it did not count. */
  onRefused: (message: string, minimum_cents: number | undefined) => void
  onClose: () => void
}

const unanswered =
  'No answer came, so we do not know whether your bid arrived. Try again: it counts only once, however often it is sent.'

/** What the dialog itself can put right, or time. */
const stays: string[] = ['rate_limited', 'gate_unconfirmed', 'gate_changed']

function refusalOf({ key, message, errors, minimum_cents }: CallProblem): string {
  if (key === 'bid_too_low' && minimum_cents !== undefined) {
    return `Someone else’s bid came first. The least you can bid now is ${formatMoney(minimum_cents)}.`
  }
  return errors?.max_cents ?? message
}

/** Names what is promised before it is. */
export function BidDialog({ standing, max_cents, onDone, onRefused, onClose }: BidDialogProps) {
  const { listing, viewer, hear, refresh } = standing
  const bid = useAct(placeBid)
  const gates = useGates(viewer?.open_gates ?? [])
  const [failure, setFailure] = useState<string | null>(null)
  // What is asked stays as it was asked, whatever happens to the auction meanwhile.
  const [asked] = useState({
    ...promiseOf(listing, viewer, max_cents),
    own_cents: viewer?.my_max_cents ?? null,
    leads: viewer?.is_leading === true,
  })
  const limit = formatMoney(max_cents)

  const hasArrived = failure !== null && viewer?.my_max_cents === max_cents && asked.own_cents !== max_cents
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (hasArrived) done()
  }, [hasArrived])

  async function place() {
    setFailure(null)
    try {
      if (!(await gates.pass())) return
      const reply = await bid.mutateAsync({ listing_id: listing.id, max_cents })
      keepSeen(listing.id, { ...reply.receipt, at: reply.placed_at })
      hear(reply.listing)
      refresh()
      onDone()
    } catch (error) {
      const problem = problemOf(error)
      refresh()
      if (!problem || problem.status === 0 || problem.status >= 500) return setFailure(unanswered)
      if (stays.includes(problem.key)) return setFailure(problem.message)
      onRefused(refusalOf(problem), problem.minimum_cents)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={asked.leads ? `Raise your limit to ${limit}?` : `Bid up to ${limit}?`}
      description={asked.promise}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Go back
          </Button>
          <Button kind="bid" busy={bid.isPending || gates.busy} onClick={() => void place()}>
            {asked.leads ? `Raise limit to ${limit}` : `Place bid of ${limit}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-sm text-ink-2">
        <p className="max-w-prose">{asked.pays}</p>
        <p className="max-w-prose">{asked.others}</p>
        {gates.checks}
        <p className="truncate border-t border-line pt-3 text-ink-3">{listing.title}</p>
        {failure && (
          <Notice kind="wrong" live>
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
