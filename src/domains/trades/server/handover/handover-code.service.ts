import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '#platform/server/database/db.ts'
import { serverSecret } from '#platform/server/server-secret.ts'
import type { CodeUse } from './handover.queries.ts'
import { deriveDigits } from './handover.rules.ts'

export type CodeOf = (use: Pick<CodeUse, 'trade_id' | 'renewals'>) => string

/** Signed rather than stored, so that it can't be read in a table. */
export async function getCode(db: Db): Promise<CodeOf> {
  const secret = await serverSecret(db, 'handover codes')
  return ({ trade_id: tradeId, renewals }) =>
    deriveDigits(createHmac('sha256', secret).update(`${tradeId} ${renewals}`).digest())
}

export const isSameCode = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
