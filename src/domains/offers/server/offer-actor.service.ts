import type { TeamAct } from '#domains/businesses/common/team.ts'
import {
  lockTeamActor,
  recordTeamAct,
  requireOpenTeam,
  type AccountActor,
} from '#domains/businesses/server/team/team-actor.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { refuseRejected } from '#platform/server/refusal.ts'
import { selectSides, selectTitle, type OfferRow } from './offers.queries.ts'

/** A buyer acts as a buyer, even if they're on the team of the business that sells. */
export async function resolveOfferActor(db: Db, callerId: AccountId, offerId: number): Promise<AccountActor> {
  const sides = await selectSides(db, offerId)
  if (!sides || callerId === sides.buyer_id || callerId === sides.seller_id) return { account_id: callerId }
  const of = { seller_id: sides.seller_id, account_id: callerId, right: 'offers' } as const
  return (await requireOpenTeam(db, of))
    ? { account_id: sides.seller_id, by_member: callerId }
    : { account_id: callerId }
}

export async function lockOfferActor(
  tx: Tx,
  { account_id: accountId, by_member: byMember }: AccountActor,
): Promise<void> {
  if (byMember === undefined) return
  refuseRejected(
    await lockTeamActor(tx, { seller_id: accountId, by_member: byMember }, 'offers'),
    'forbidden',
  )
}

const acts = {
  accept: 'offer_accepted',
  decline: 'offer_declined',
  counter: 'offer_countered',
  withdraw: 'offer_withdrawn',
} as const satisfies Record<string, TeamAct['act']>

export async function auditTeamAnswer(
  tx: Tx,
  { account_id: accountId, by_member: byMember }: AccountActor,
  action: keyof typeof acts,
  { listing_id: listingId }: OfferRow,
): Promise<void> {
  if (byMember === undefined) return
  const listing = { id: listingId, title: await selectTitle(tx, listingId) }
  await recordTeamAct(
    tx,
    { seller_id: accountId, by_member: byMember },
    { act: acts[action], right: 'offers', listing },
  )
}
