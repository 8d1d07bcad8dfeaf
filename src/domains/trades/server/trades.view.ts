import type { ListingCard } from '#domains/listings/common/listings.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { selectListingCards } from '#domains/listings/server/listings.service.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { selectDisputes } from './disputes/disputes.queries.ts'
import { viewDispute, viewMove } from './disputes/disputes.view.ts'
import { selectMoves, selectStandings } from './actions/moves.queries.ts'
import { selectDefaults, selectTrade, type TradeRow } from './trades.queries.ts'
import { readCarriers } from './terms/carriers.service.ts'
import { selectOpenProposals, selectParcels, selectTerms } from './terms/terms.queries.ts'
import { listTermsActions } from './terms/terms.rules.ts'
import { viewParcel, viewProposal, viewTerms } from './terms/terms.view.ts'
import { defaultableFrom, disputableFrom, whatMay } from './trades.rules.ts'

export async function readTrade(db: Db, accountId: AccountId, id: number): Promise<Trade | undefined> {
  const row = await selectTrade(db, accountId, id)
  return row && (await viewTrades(db, accountId, [row]))[0]
}

export async function viewTrades(db: Db, accountId: AccountId, rows: TradeRow[]): Promise<Trade[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [cards, { getPast, statusOf }, getTerms] = await Promise.all([
    selectListingCards(
      db,
      rows.map((row) => row.listing_id),
    ),
    selectPast(db, ids),
    selectTermsOfTrades(db, ids),
  ])
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return rows.map((row) => {
    const side = row.buyer_id === accountId ? 'buyer' : 'seller'
    return {
      ...viewAgreement(row, must(cardOf.get(row.listing_id), 'card'), side),
      ...getPast(row.id),
      payment_confirmed: row.payment_confirmed,
      may: whatMay(
        { account_id: accountId, side },
        { ...row, ...statusOf(row.id), seller_is_suspended: isSuspended(row, side) },
        row.now,
      ),
      ...getTerms(row, side, statusOf(row.id).openDefault !== null),
      disputable_from: disputableFrom(row.agreed_at).toISOString(),
      defaultable_from: defaultableFrom(row.agreed_at).toISOString(),
    }
  })
}

const isSuspended = ({ status, other_status: otherStatus }: TradeRow, side: Trade['role']) =>
  side === 'buyer' && otherStatus === 'suspended' && status !== 'completed' && status !== 'cancelled'

/** A sale that was never agreed on has no terms. */
async function selectTermsOfTrades(db: Db, ids: number[]) {
  const [terms, proposals, parcels, carriers] = await Promise.all([
    selectTerms(db, ids),
    selectOpenProposals(db, ids),
    selectParcels(db, ids),
    readCarriers(db),
  ])
  // A joined trade goes out in another one's parcel.
  const targets = await selectParcels(
    db,
    [...terms.values()].flatMap(({ joined_to: joinedTo }) => joinedTo ?? []),
  )
  return (
    { id, status, agreed_at: agreedAt, now }: TradeRow,
    side: Trade['role'],
    hasOpenDefault: boolean,
  ): Pick<Trade, 'terms' | 'parcel' | 'proposal' | 'may_change'> => {
    const [own, proposal] = [terms.get(id), proposals.get(id)]
    const parcel = parcels.get(id) ?? targets.get(own?.joined_to ?? 0)
    const state = {
      status,
      agreed_at: agreedAt,
      terms: own ?? null,
      proposal: proposal ?? null,
      has_open_default: hasOpenDefault,
    }
    return {
      terms: own ? viewTerms(own, agreedAt) : null,
      parcel: parcel ? viewParcel(parcel, carriers) : null,
      proposal: proposal ? viewProposal(proposal, own) : null,
      may_change: listTermsActions(side, state, now),
    }
  }
}

async function selectPast(db: Db, ids: number[]) {
  const [moves, defaults, disputes, statusOf] = await Promise.all([
    selectMoves(db, ids),
    selectDefaults(db, ids),
    selectDisputes(db, ids),
    selectStandings(db, ids),
  ])
  const getPast = (id: number): Pick<Trade, 'moves' | 'default_stated' | 'dispute'> => {
    const openDefault = defaults.find(({ trade_id: tradeId }) => tradeId === id)
    const dispute = disputes.find(({ trade_id: tradeId }) => tradeId === id)
    return {
      moves: moves.filter(({ trade_id: tradeId }) => tradeId === id).map(viewMove),
      default_stated: openDefault
        ? {
            reason: openDefault.reason,
            stated_at: openDefault.stated_at.toISOString(),
            stands_at: openDefault.stands_at.toISOString(),
            outcome: openDefault.outcome,
          }
        : null,
      dispute: dispute ? viewDispute(dispute) : null,
    }
  }
  return { getPast, statusOf }
}

function viewAgreement(row: TradeRow, listing: ListingCard, role: Trade['role']) {
  const hasAgreed = row.status !== 'unconfirmed' && !row.was_denied
  const isReachable = hasAgreed && !isSuspended(row, role)
  return {
    id: row.id,
    listing,
    role,
    price_cents: row.price_cents,
    quantity: row.quantity,
    total_cents: row.price_cents * row.quantity,
    how: row.how,
    status: row.status,
    agreed_at: row.agreed_at.toISOString(),
    payment_methods: fromColumn<Trade['payment_methods']>(row.payment_methods),
    counterparty: {
      id: row.other_id,
      display_name: row.display_name,
      is_suspended: row.other_status === 'suspended',
      full_name: hasAgreed ? `${row.first_name} ${row.last_name}` : null,
      email: isReachable ? row.email : null,
      phone_number: isReachable ? row.phone_number : null,
    },
  }
}
