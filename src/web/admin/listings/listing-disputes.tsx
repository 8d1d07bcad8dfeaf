import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '#shared/formats/formats.ts'
import {
  type DisputeOutcome,
  type AdminDispute,
  listDisputes,
  resolveDispute,
  writeInDispute,
} from '#contract/trades/trades.ts'
import { MoveList } from '#web/features/trades/move-list.tsx'
import { api } from '#web/lib/session/api.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { formatMoment } from '../moments.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { Sheet } from './sheet.tsx'
import { useListingsDecided } from './use-admin-listing.ts'

type DisputeAction = { dispute: AdminDispute; act: DisputeOutcome | 'write' }

/** What a buyer and a seller cannot settle, and what is decided about it; nothing where there is none. */
export function ListingDisputes({ listing_id }: { listing_id: number }) {
  const [asked, setAsked] = useState<DisputeAction | null>(null)
  const call = useApiQuery(listDisputes, { listing: listing_id })
  const decided = useListingsDecided()
  const disputes = call.data?.items ?? []

  async function act({ dispute, act: what }: DisputeAction, text: string) {
    if (what === 'write') await api.call(writeInDispute, { id: dispute.trade.id, text })
    else await api.call(resolveDispute, { id: dispute.id, outcome: what, word: text })
    await decided()
    notify.success(what === 'write' ? 'Message sent' : 'Dispute decided')
  }

  if (call.error) return <Notice kind="wrong">The disputes didn’t load. {getMessage(call.error)}</Notice>
  if (disputes.length === 0) return null
  return (
    <Sheet title={disputes.length === 1 ? 'Disputed sale' : `${disputes.length} disputes`}>
      <ul className="grid gap-5">
        {disputes.map((dispute) => (
          <DisputeItem
            key={dispute.id}
            dispute={dispute}
            onAsk={(what) => setAsked({ dispute, act: what })}
          />
        ))}
      </ul>
      {asked && (
        <ReasonDialog
          {...words[asked.act]}
          label={asked.act === 'write' ? 'Message' : 'Message to both'}
          help={`${asked.dispute.buyer.display_name} and ${asked.dispute.seller.display_name} will get this as a notification and an email. It’s kept on file.`}
          onClose={() => setAsked(null)}
          act={(text) => act(asked, text)}
        />
      )}
    </Sheet>
  )
}

const words = {
  write: { title: 'Message both sides', confirm: 'Send message', children: 'The dispute stays open.' },
  completed: {
    title: 'Complete this sale?',
    confirm: 'Complete sale',
    children: 'The sale counts as finished, in the seller’s favour. You can’t undo this.',
  },
  cancelled: {
    title: 'Cancel this sale?',
    confirm: 'Cancel sale',
    children:
      'The sale ends, in the buyer’s favour. The seller can list it again or, after an auction, offer it to the next bidder. You can’t undo this.',
  },
  agreed: {
    title: 'Keep this sale going?',
    confirm: 'Keep sale',
    children: 'The sale goes back to agreed: still to be paid, sent and received.',
  },
}

const outcomeWords: Record<NonNullable<AdminDispute['decision']>['outcome'], string> = {
  completed: 'Sale completed',
  cancelled: 'Sale cancelled',
  agreed: 'Sale kept',
  withdrawn: 'Withdrawn',
}

const personLook = 'rounded-control font-semibold underline'
const sideWords = { system: 'Hoko', buyer: 'The buyer', seller: 'The seller' }

interface DisputeItemProps {
  dispute: AdminDispute
  onAsk: (act: DisputeAction['act']) => void
}

function DisputeItem({ dispute, onAsk }: DisputeItemProps) {
  const { trade, buyer, seller, messages, decision, decider_name } = dispute
  return (
    <li className="grid gap-2 border-l-2 border-line pl-3.5 text-sm">
      <p className="num">
        <Link to={`/user/${buyer.id}/detail`} className={personLook}>
          {buyer.display_name}
        </Link>{' '}
        bought it from{' '}
        <Link to={`/user/${seller.id}/detail`} className={personLook}>
          {seller.display_name}
        </Link>{' '}
        for {formatMoney(trade.total_cents)}, {formatMoment(trade.agreed_at)}
      </p>
      <MoveList moves={trade.moves} reader={null} />
      {messages.map((message) => (
        <Said key={message.at} who={sideWords[message.side]} text={message.text} at={message.at} />
      ))}
      {decision ? (
        <p className="break-words text-ink-2">
          {outcomeWords[decision.outcome]}
          {decider_name && ` by ${decider_name}`},{' '}
          <time dateTime={decision.at}>{formatMoment(decision.at)}</time>
          {decision.word && `: “${decision.word}”`}
        </p>
      ) : (
        <div className="grid gap-3">
          <div>
            <Button size="small" kind="ghost" onClick={() => onAsk('write')}>
              Message both
            </Button>
          </div>
          <div role="group" aria-label="Decide the dispute" className="grid gap-2 sm:grid-cols-3">
            <Button size="small" kind="quiet" onClick={() => onAsk('completed')}>
              Complete sale
            </Button>
            <Button size="small" kind="quiet" onClick={() => onAsk('cancelled')}>
              Cancel sale
            </Button>
            <Button size="small" kind="quiet" onClick={() => onAsk('agreed')}>
              Keep sale
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

function Said({ who, text, at }: { who: string; text: string; at: string }) {
  return (
    <div>
      <p className="text-xs text-ink-2">
        {who} · <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <p className="break-words whitespace-pre-line">“{text}”</p>
    </div>
  )
}
