import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '#platform/common/formats/formats.ts'
import {
  type DisputeOutcome,
  type AdminDispute,
  listDisputes,
  resolveDispute,
  writeInDispute,
} from '#domains/trades/common/trades.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { ReasonDialog } from '#domains/staff/web/shared/reason-dialog.tsx'
import { DisputeMoneyDialog } from './dispute-money-dialog.tsx'
import { Sheet } from './sheet.tsx'
import { useListingsDecided } from './listing-flags.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import * as t from '#domains/listings/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

type DisputeAction = { dispute: AdminDispute; act: DisputeOutcome | 'write' }

export function ListingDisputes({ listing_id: listingId }: { listing_id: number }) {
  const [pending, setPending] = useState<DisputeAction | null>(null)
  const call = useApiQuery(listDisputes, { listing: listingId })
  const decided = useListingsDecided()
  const disputes = call.data?.items ?? []

  async function act({ dispute, act: what }: DisputeAction, text: string) {
    if (what === 'write') await api.call(writeInDispute, { id: dispute.trade.id, text })
    else await api.call(resolveDispute, { id: dispute.id, outcome: what, word: text })
    await decided()
    notify.success(what === 'write' ? t.message_sent() : t.dispute_decided())
  }

  if (call.error)
    return (
      <Notice kind="wrong">{t.the_disputes_didnt_load_message({ message: getMessage(call.error) })}</Notice>
    )
  if (disputes.length === 0) return null
  return (
    <Sheet title={t.length_disputes({ count: disputes.length })}>
      <ul className="grid grid-cols-1 gap-5">
        {disputes.map((dispute) => (
          <DisputeItem
            key={dispute.id}
            dispute={dispute}
            onRequest={(what) => setPending({ dispute, act: what })}
          />
        ))}
      </ul>
      {pending && pending.act !== 'write' && pending.dispute.waiting_cents > 0 && (
        <DisputeMoneyDialog
          {...getWords()[pending.act]}
          dispute={pending.dispute}
          outcome={pending.act}
          help={describeReaders(pending.dispute)}
          onDone={() => void decided().then(() => notify.success(t.dispute_decided()))}
          onClose={() => setPending(null)}
        />
      )}
      {pending && (pending.act === 'write' || pending.dispute.waiting_cents === 0) && (
        <ReasonDialog
          {...getWords()[pending.act]}
          label={pending.act === 'write' ? t.message() : t.message_to_both()}
          help={describeReaders(pending.dispute)}
          onClose={() => setPending(null)}
          act={(text) => act(pending, text)}
        />
      )}
    </Sheet>
  )
}

const describeReaders = ({ buyer, seller }: AdminDispute) =>
  t.display_name_and_display_name2_will({
    display_name: buyer.display_name,
    display_name2: seller.display_name,
  })

const getWords = makeTexts(() => ({
  write: { title: t.message_both_sides(), confirm: t.send_message(), children: t.the_dispute_stays_open() },
  completed: {
    title: t.complete_this_sale(),
    confirm: t.complete_sale(),
    children: t.the_sale_counts_as_finished_in_the(),
  },
  cancelled: {
    title: t.cancel_this_sale(),
    confirm: t.cancel_sale(),
    children: t.the_sale_ends_in_the_buyers_favour_the(),
  },
  agreed: {
    title: t.keep_this_sale_going(),
    confirm: t.keep_sale(),
    children: t.the_sale_goes_back_to_agreed_still_to(),
  },
}))

const personStyle = 'rounded-control font-semibold wrap-anywhere underline'
const getSideWords = makeTexts(() => ({ system: t.hoko(), buyer: t.the_buyer(), seller: t.the_seller() }))

interface DisputeItemProps {
  dispute: AdminDispute
  onRequest: (act: DisputeAction['act']) => void
}

export function DisputeItem({ dispute, onRequest }: DisputeItemProps) {
  const { trade, buyer, seller, messages, decision, decider_name: deciderName } = dispute
  return (
    <li className="grid grid-cols-1 gap-2 border-l-2 border-line pl-3.5 text-sm">
      <p className="num">
        <Sentence
          parts={t.buyer_bought_it_from_seller({
            buyer_name: buyer.display_name,
            buyer: (parts) => (
              <Link to={`/user/${buyer.id}/detail`} className={personStyle}>
                {parts}
              </Link>
            ),
            seller_name: seller.display_name,
            seller: (parts) => (
              <Link to={`/user/${seller.id}/detail`} className={personStyle}>
                {parts}
              </Link>
            ),
            total: formatMoney(trade.total_cents),
            agreed_at: formatMoment(trade.agreed_at),
          })}
        />
      </p>
      {dispute.waiting_cents > 0 && (
        <p className="num">{t.count_was_paid_on_hoko({ amount: formatMoney(dispute.waiting_cents) })}</p>
      )}
      <TextMatches who={getSideWords()[dispute.opened_by]} text={dispute.reason} at={dispute.opened_at} />
      {messages.map((message) => (
        <TextMatches
          key={message.at}
          who={getSideWords()[message.side]}
          text={message.text}
          at={message.at}
        />
      ))}
      {decision ? (
        <p className="break-words text-ink-2">
          <Sentence
            parts={t.dispute_decided_at({
              outcome: decision.outcome,
              has_decider: Boolean(deciderName),
              decider: deciderName ?? '',
              at: formatMoment(decision.at),
              time: (parts) => <time dateTime={decision.at}>{parts}</time>,
              has_note: Boolean(decision.word),
              note: decision.word ?? '',
            })}
          />
        </p>
      ) : (
        <div className="grid gap-3">
          <div>
            <May op={resolveDispute}>
              <Button size="small" kind="ghost" onClick={() => onRequest('write')}>
                {t.message_both()}
              </Button>
            </May>
          </div>
          <div role="group" aria-label={t.decide_the_dispute()} className="grid gap-2 sm:grid-cols-3">
            <May op={resolveDispute}>
              <Button size="small" kind="quiet" onClick={() => onRequest('completed')}>
                {t.complete_sale()}
              </Button>
            </May>
            <May op={resolveDispute}>
              <Button size="small" kind="quiet" onClick={() => onRequest('cancelled')}>
                {t.cancel_sale()}
              </Button>
            </May>
            <May op={resolveDispute}>
              <Button size="small" kind="quiet" onClick={() => onRequest('agreed')}>
                {t.keep_sale()}
              </Button>
            </May>
          </div>
        </div>
      )}
    </li>
  )
}

function TextMatches({ who, text, at }: { who: string; text: string; at: string }) {
  return (
    <div>
      <p className="text-xs text-ink-2">
        {who} · <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <p className="break-words whitespace-pre-line">“{text}”</p>
    </div>
  )
}
