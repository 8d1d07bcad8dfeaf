import type { proposeChange } from '#domains/trades/common/terms.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { lockTrade } from '../actions/moves.queries.ts'
import { moveTrade } from '../actions/moves.service.ts'
import { selectSiblings, type ProposalRow } from './terms.queries.ts'
import { applyProposal, isFinal, sumTerms, type Proposal } from './terms.rules.ts'
import { addTerms, type ActingOnTerms } from './terms.service.ts'
import * as t from '#domains/trades/texts.ts'

const getBy = ({ mover }: ActingOnTerms) => ({ moved_by: mover.account_id, side: mover.side })

/** Only trades of the same two that go out in a parcel of their own, and not yet. */
async function refuseUnlessJoinable(tx: Tx, { trade }: ActingOnTerms, joinedTo: number): Promise<void> {
  const siblings = await selectSiblings(tx, trade)
  const isInOwnParcel = siblings.some(
    ({ id, status, method }) =>
      id === joinedTo &&
      (status === 'agreed' || status === 'paid') &&
      (method === 'option' || method === 'as_agreed'),
  )
  const carriesOthers = siblings.some(({ joined_to: target }) => target === trade.id)
  if (!isInOwnParcel || carriesOthers) {
    refuse('validation_failed', { errors: { joined_to: t.choose_another_parcel() } })
  }
}

/** A seller's lower total holds at once; everything else waits for the other side. */
export async function openProposal(
  tx: Tx,
  acting: ActingOnTerms,
  proposal: Proposal,
  reason: string,
): Promise<OperationReply<typeof proposeChange>> {
  const { trade, mover, terms, now } = acting
  if (proposal.kind === 'cancel' && (proposal.quantity ?? 0) > trade.quantity) {
    refuse('validation_failed', { errors: { quantity: t.there_are_only_count({ count: trade.quantity }) } })
  }
  if (proposal.joined_to !== null) await refuseUnlessJoinable(tx, acting, proposal.joined_to)
  const before = terms ? sumTerms(terms) : trade.price_cents * trade.quantity
  const next = terms && applyProposal(terms, proposal)
  const after = next ? sumTerms(next) : before
  if (proposal.kind === 'total' && terms && isFinal(terms) && after === before) {
    refuse('validation_failed', { errors: { items_cents: t.thats_the_total_already() } })
  }
  const isLower = terms && next && proposal.kind === 'total' && terms.method !== null && after < before
  if (isLower && mover.side === 'seller') {
    const author = { set_by: mover.account_id, side: mover.side, cause: 'lowered' as const, reason }
    await addTerms(tx, terms, next, author, { at: now })
    await moveTrade(
      tx,
      trade,
      getBy(acting),
      { action: 'total_lowered', why: reason, total_cents: after },
      now,
    )
    return { trade_id: trade.id, total_cents: after, is_applied: true }
  }
  await tx
    .insertInto('trade_proposals')
    .values({
      trade_id: trade.id,
      proposed_by: mover.account_id,
      side: mover.side,
      reason,
      version: terms?.version ?? 0,
      ...proposal,
      proposed_at: now,
    })
    .execute()
  await moveTrade(tx, trade, getBy(acting), { action: 'proposed', why: reason, total_cents: after }, now)
  return { trade_id: trade.id, total_cents: before, is_applied: false }
}

type Ending = 'accepted' | 'declined' | 'withdrawn'

const endings = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const

const endProposal = async (tx: Tx, { mover, now }: ActingOnTerms, id: number, outcome: Ending) =>
  await tx
    .updateTable('trade_proposals')
    .set({ outcome, ended_at: now, ended_by: mover.account_id })
    .where('id', '=', id)
    .execute()

export async function closeProposal(
  tx: Tx,
  acting: ActingOnTerms,
  proposal: ProposalRow,
  answer: keyof typeof endings,
): Promise<void> {
  const ending = endings[answer]
  await endProposal(tx, acting, proposal.id, ending)
  if (ending === 'accepted') await acceptProposal(tx, acting, proposal)
  else await moveTrade(tx, acting.trade, getBy(acting), { action: `proposal_${ending}` }, acting.now)
}

async function acceptProposal(tx: Tx, acting: ActingOnTerms, proposal: ProposalRow): Promise<void> {
  const { trade, terms, now } = acting
  const { kind, reason } = proposal
  if (kind === 'cancel' && (proposal.quantity ?? 0) >= trade.quantity) {
    return await moveTrade(
      tx,
      trade,
      getBy(acting),
      { action: 'cancelled', to: 'cancelled', why: reason },
      now,
    )
  }
  const before = must(terms, 'terms')
  // Another version since then is another total than the two have in mind.
  if (before.version !== proposal.version) refuse('proposal_ended')
  if (proposal.joined_to !== null) {
    if (trade.status !== 'agreed' && trade.status !== 'paid') refuse('proposal_ended')
    // Its parcel may be cancelled or sent at the same time.
    await lockTrade(tx, proposal.joined_to)
    await refuseUnlessJoinable(tx, acting, proposal.joined_to)
  }
  const next = must(applyProposal(before, proposal), 'terms')
  const cause = kind === 'total' ? 'proposal' : kind === 'join' ? 'joined' : 'pieces'
  const author = { set_by: acting.mover.account_id, side: acting.mover.side, cause, reason } as const
  const address = next.method === 'joined' ? null : before.address
  const total = await addTerms(tx, before, next, author, { address, at: now })
  if (kind !== 'cancel') {
    const step = { action: 'proposal_accepted', why: reason, total_cents: total } as const
    return await moveTrade(tx, trade, getBy(acting), step, now)
  }
  await tx.updateTable('trades').set({ quantity: next.quantity }).where('id', '=', trade.id).execute()
  const step = { action: 'pieces_cancelled', why: reason, total_cents: total } as const
  await moveTrade(tx, { ...trade, quantity: next.quantity }, getBy(acting), step, now)
}
