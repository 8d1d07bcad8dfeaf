import { sql } from 'kysely'
import { createHash, randomBytes } from 'node:crypto'
import type { AlertLetter, SearchAlerts } from '#domains/saved-searches/common/saved-searches.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse } from '#platform/server/refusal.ts'
import { savedSearchesDigested } from './saved-searches.events.ts'
import {
  selectInLetter,
  selectLetter,
  alertsIn,
  selectDueDigests,
  selectLastDue,
  type Due,
} from './saved-searches.queries.ts'
import { setAlerts } from './saved-searches.service.ts'
import * as t from '#domains/saved-searches/texts.ts'

interface NewLetter {
  account_id: AccountId
  alerts: 'at_once' | 'daily' | 'weekly'
  saved_search_ids: number[]
}

/**
 * Each email has a token that stops its searches without signing in.
 * @returns the token
 */
export async function openLetter(tx: Tx, letter: NewLetter): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx
    .insertInto('alert_emails')
    .values({ ...letter, token_hash: computeHash(token) })
    .execute()
  return token
}

/** Only reads: mail scanners open every link. */
export async function readLetter(db: Db, token: string): Promise<AlertLetter> {
  const letter = await selectLetter(db, computeHash(token))
  if (!letter) return refuse('not_found', { message: getUnknown() })
  return { alerts: letter.alerts, items: await selectInLetter(db, letter) }
}

export function answerLetter(db: Db, token: string, alerts: SearchAlerts): Promise<AlertLetter> {
  return transact(db, async (tx) => {
    const letter = await selectLetter(tx, computeHash(token))
    if (!letter) return refuse('not_found', { message: getUnknown() })
    await setAlerts(tx, letter.account_id, letter.saved_search_ids, alerts)
    return { alerts: letter.alerts, items: await selectInLetter(tx, letter) }
  })
}

const getUnknown = makeTexts(() => t.we_dont_recognise_this_link_it_may_be())

const computeHash = (token: string) => createHash('sha256').update(token).digest()

/**
 * Any number of workers may run it. After an outage at eight o'clock the latest missed digest is
 * still made.
 */
export async function makeDigests(db: Db, now?: Date): Promise<void> {
  for (const due of await selectLastDue(db, now)) {
    for (const accountId of await selectDueDigests(db, due)) {
      await transact(db, (tx) => makeDigest(tx, accountId, due))
    }
  }
}

const maxListed = 12

async function makeDigest(tx: Tx, accountId: AccountId, { alerts, due_at: dueAt }: Due): Promise<void> {
  // A second worker waits here, and then finds it done.
  const claimed = await tx
    .insertInto('saved_search_digests')
    .values({ account_id: accountId, alerts, due_at: dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  if (!claimed) return
  const { rows: searches } = await sql<{
    saved_search_id: number
    count: number
    listing_ids: ListingId[]
  }>`
    with told as (
      update saved_search_matches m set waits = false
        from saved_searches s
       where s.id = m.saved_search_id and s.account_id = ${accountId} and s.removed_at is null
         and s.alerts = any(${alertsIn[alerts]}::text[]) and m.waits and m.matched_at < ${dueAt}
      returning m.saved_search_id, m.listing_id, m.matched_at
    )
    select t.saved_search_id, count(*) as count,
           (array_agg(t.listing_id order by t.matched_at desc, t.listing_id desc))[1:${sql.lit(maxListed)}] as listing_ids
      from told t join listings l on l.id = t.listing_id
     where l.status = 'active'
     group by t.saved_search_id order by t.saved_search_id`.execute(tx)
  if (searches.length > 0)
    await recordEvent(tx, savedSearchesDigested, { account_id: accountId, alerts, searches })
}
