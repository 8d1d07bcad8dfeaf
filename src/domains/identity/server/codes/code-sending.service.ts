import { sql } from 'kysely'
import { readClock } from '#platform/server/clock.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { Config } from '#platform/server/config.ts'
import { canSend, type Channel } from '#platform/server/messages.ts'
import { refuse } from '#platform/server/refusal.ts'
import { countToCountry, selectSendings } from './verification.queries.ts'
import { getCallingCode } from '../account/phone-numbers.rules.ts'
import { ceilingFactor, chooseWorkLevel } from './proof-of-work.rules.ts'
import { admitProofOfWork, type SmsAsker } from './proof-of-work.service.ts'
import { describeWait } from '#platform/server/http/limits/describe-wait.ts'
import { sendingWindowMs, waitForNextCode } from './verification.rules.ts'
import * as t from '#domains/identity/texts.ts'

export interface CodeSettings {
  /** Null for signed-in members, and for codes to a number verified before. */
  asker?: SmsAsker | null
  maxCodesPerCountry: number
  sends: Record<Channel, boolean>
}

export interface AccountParts extends CodeSettings {
  db: Db
  publicUrl: string
}

export const codeSettings = (config: Config): CodeSettings => ({
  maxCodesPerCountry: config.limits.maxCodesPerCountry,
  sends: { email: canSend(config, 'email'), sms: canSend(config, 'sms') },
})

/**
 * Refuses a code requested too soon or too often, and one by SMS without its proof of work.
 * @returns the calling code of a phone number
 */
export async function admitSending(
  tx: Tx,
  { channel, target }: { channel: Channel; target: string },
  { maxCodesPerCountry, sends, asker = null }: CodeSettings,
): Promise<string | null> {
  if (!sends[channel]) {
    const message = t.we_cant_send_text_messages_at_the()
    refuse('cannot_send_code', sends.email ? { message } : {})
  }
  const waitMs = await waitForTarget(tx, target)
  if (waitMs > 0) {
    refuse('rate_limited', {
      message: t.wait_wait_ms_before_asking_for_another({ wait_ms: describeWait(waitMs) }),
      retry_after_s: Math.ceil(waitMs / 1000),
    })
  }
  if (channel === 'email') return null
  const callingCode = getCallingCode(target)
  const level = chooseWorkLevel({
    byAddress: asker?.countSent() ?? 0,
    toCountry: await countToCountry(tx, callingCode, ceilingFactor * maxCodesPerCountry),
    maxPerCountry: maxCodesPerCountry,
  })
  if (level === null) {
    refuse('rate_limited', {
      message: t.we_cant_send_any_more_codes_to_numbers({ calling_code: callingCode }),
      retry_after_s: 3600,
    })
  }
  if (asker && level > 0) await admitProofOfWork(tx, asker, { target, level })
  asker?.recordSent()
  return callingCode
}

/** Locks the target, so that parallel requests are counted. */
export async function waitForTarget(tx: Tx, target: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code to ${target}`}, 0))`.execute(tx)
  const now = await readClock(tx)
  return waitForNextCode(await selectSendings(tx, target, sendingWindowMs), now)
}
