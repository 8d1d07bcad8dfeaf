import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '#server/platform/database/db.ts'
import { serverSecret } from '#server/platform/server-secret.ts'
import type { CodeUse } from './handover.queries.ts'
import { digitsOfDigest } from './handover.rules.ts'

export type CodeOf = (use: Pick<CodeUse, 'trade_id' | 'renewals'>) => string

/** What the buyer of a trade shows: it stands in no table, so that nobody else can read it there. */
export async function getCode(db: Db): Promise<CodeOf> {
  const secret = await serverSecret(db, 'handover codes')
  return ({ trade_id, renewals }) =>
    digitsOfDigest(createHmac('sha256', secret).update(`${trade_id} ${renewals}`).digest())
}

export const isSameCode = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
