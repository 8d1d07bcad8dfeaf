import { sql } from 'kysely'
import { readClock } from '#platform/server/clock.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { Config } from '#platform/server/config.ts'
import { canSend, type Channel } from '#platform/server/messages.ts'
import { refuse } from '#platform/server/refusal.ts'
import { countToCountry, selectSendings } from './verification.queries.ts'
import { getCallingCode } from '../account/phone-numbers.rules.ts'
import { ceiling_factor, chooseWorkLevel } from './proof-of-work.rules.ts'
import { admitProofOfWork, type SmsAsker } from './proof-of-work.service.ts'
import { describeWait } from '#platform/server/http/limits/describe-wait.ts'
import { sending_window_ms, waitForNextCode } from './verification.rules.ts'
import * as t from '#domains/identity/texts.ts'

export interface CodeSettings {
  /** Null for signed-in members, and for codes to a number verified before. */
  asker?: SmsAsker | null
  max_codes_per_country: number
  sends: Record<Channel, boolean>
}

export interface AccountParts extends CodeSettings {
  db: Db
  public_url: string
}

export const codeSettings = (config: Config): CodeSettings => ({
  max_codes_per_country: config.limits.max_codes_per_country,
  sends: { email: canSend(config, 'email'), sms: canSend(config, 'sms') },
})

/**
 * Refuses a code requested too soon or too often, and one by SMS without its proof of work.
 * @returns the calling code of a phone number
 */
export async function admitSending(
  tx: Tx,
  { channel, target }: { channel: Channel; target: string },
  { max_codes_per_country, sends, asker = null }: CodeSettings,
): Promise<string | null> {
  if (!sends[channel]) {
    const message = t.we_cant_send_text_messages_at_the()
    refuse('cannot_send_code', sends.email ? { message } : {})
  }
  const wait_ms = await waitForTarget(tx, target)
  if (wait_ms > 0) {
    refuse('rate_limited', {
      message: t.wait_wait_ms_before_asking_for_another({ wait_ms: describeWait(wait_ms) }),
      retry_after_s: Math.ceil(wait_ms / 1000),
    })
  }
  if (channel === 'email') return null
  const calling_code = getCallingCode(target)
  const level = chooseWorkLevel({
    by_address: asker?.countSent() ?? 0,
    to_country: await countToCountry(tx, calling_code, ceiling_factor * max_codes_per_country),
    max_per_country: max_codes_per_country,
  })
  if (level === null) {
    refuse('rate_limited', {
      message: t.we_cant_send_any_more_codes_to_numbers({ calling_code }),
      retry_after_s: 3600,
    })
  }
  if (asker && level > 0) await admitProofOfWork(tx, asker, { target, level })
  asker?.recordSent()
  return calling_code
}

/** Locks the target, so that parallel requests are counted. */
export async function waitForTarget(tx: Tx, target: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code to ${target}`}, 0))`.execute(tx)
  const now = await readClock(tx)
  return waitForNextCode(await selectSendings(tx, target, sending_window_ms), now)
}
