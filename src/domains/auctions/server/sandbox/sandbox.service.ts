import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  maxSandboxAuctions,
  sandboxDays,
  type RulesToTry,
  type SandboxOutcome,
} from '#domains/auctions/common/bidding.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import { isStatementTimeout, transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { refuseBusy } from '#platform/server/refusal.ts'
import { toPastAuction } from './past-auction.rules.ts'
import {
  countEnded,
  selectClosedAuctions,
  selectPast,
  selectTradeIds,
  selectTradesWithoutPlan,
} from './sandbox.queries.ts'
import { addAuction, countOverLimit, getNoSums, type PastTrade } from './sandbox.rules.ts'
import * as t from '#domains/auctions/texts.ts'

const piece = 100
const statementMs = 3_000
const wholeMs = 10_000

let isRunning = false

/** Reads in batches, between which other calls are served. Each node runs one at a time. */
export async function tryRulesOn(db: Db, actorId: AccountId, tried: RulesToTry): Promise<SandboxOutcome> {
  if (isRunning) return refuseBusy(t.somebody_is_trying_rules())
  isRunning = true
  try {
    const outcome = await replayMonth(db, tried)
    await transact(db, (tx) => auditTrial(tx, actorId, tried, outcome))
    return outcome
  } finally {
    isRunning = false
  }
}

async function replayMonth(db: Db, tried: RulesToTry): Promise<SandboxOutcome> {
  const ends = performance.now() + wholeMs
  const to = await readBriefly(db, readClock)
  const from = new Date(to.getTime() - sandboxDays * 24 * 60 * 60_000)
  const { closed, other } = await readBriefly(db, (tx) => countEnded(tx, from))
  const ids = await readBriefly(db, (tx) => selectClosedAuctions(tx, from, maxSandboxAuctions))
  const sums = getNoSums()
  const isCut = await inPieces(ids, ends, async (some) => {
    const past = await readBriefly(db, (tx) => selectPast(tx, some))
    for (const deal of past.deals) {
      const { listing_id: listingId } = deal
      const get = <Row>(rows: Map<number, Row[]>) => rows.get(listingId) ?? []
      const auction = toPastAuction({
        deal,
        rows: get(past.steps),
        bids: get(past.bids),
        voids: get(past.voids),
        reserves: get(past.reserves),
        maxima: get(past.maxima),
      })
      if (auction) addAuction(sums, auction, tried)
      else sums.auctions.left_out += 1
    }
  })
  const limits = await tryLimits(db, from, ends, tried)
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    ...sums,
    auctions: { total: closed, other_ends: other, ...sums.auctions },
    limits: { ...sums.limits, ...limits.sums },
    is_cut_short: isCut || limits.isCut,
  }
}

async function tryLimits(db: Db, from: Date, ends: number, tried: RulesToTry) {
  const { ids, total } = await readBriefly(db, (tx) => selectTradeIds(tx, from, maxSandboxAuctions))
  const isTried = (['general', 'vehicle', 'property'] as const).some(
    (type) => tried[`free_${type}_listings`] !== null,
  )
  const trades: PastTrade[] = []
  let examined = 0
  const isCut = await inPieces(isTried ? ids : [], ends, async (some) => {
    trades.push(...(await readBriefly(db, (tx) => selectTradesWithoutPlan(tx, some))))
    examined += some.length
  })
  return { isCut, sums: { trades: total, looked_at: examined, over_limit: countOverLimit(trades, tried) } }
}

/** @returns whether it took too long for all of them */
async function inPieces(
  ids: number[],
  ends: number,
  examine: (some: number[]) => Promise<void>,
): Promise<boolean> {
  for (let at = 0; at < ids.length; at += piece) {
    if (performance.now() > ends) return true
    try {
      await examine(ids.slice(at, at + piece))
    } catch (error) {
      if (isStatementTimeout(error)) return true
      throw error
    }
    await setImmediate()
  }
  return false
}

const readBriefly = <Result>(db: Db, read: (tx: Tx) => Promise<Result>): Promise<Result> =>
  transact(db, async (tx) => {
    await sql`set transaction read only`.execute(tx)
    await sql`select set_config('statement_timeout', ${String(statementMs)}, true)`.execute(tx)
    return await read(tx)
  })

const auditTrial = (tx: Tx, actorId: AccountId, tried: RulesToTry, { auctions, prices }: SandboxOutcome) =>
  recordAudit(tx, {
    actor_id: actorId,
    action: 'rules.tried',
    subject_kind: 'settings',
    subject_id: null,
    after: {
      ...Object.fromEntries(Object.entries(tried).filter(([, value]) => value !== null)),
      auctions_replayed: auctions.replayed,
      total_before_cents: prices.before_cents,
      total_after_cents: prices.after_cents,
    },
  })
