import { createHash, randomBytes } from 'node:crypto'
import type { AlertLetter, SearchAlerts } from '#domains/saved-searches/common/saved-searches.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { selectInLetter, selectLetter } from './saved-searches.queries.ts'
import { setAlerts } from './saved-searches.service.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
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
