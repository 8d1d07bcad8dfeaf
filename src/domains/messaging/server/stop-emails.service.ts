import { createHmac, timingSafeEqual } from 'node:crypto'
import type { NotificationKind } from '#domains/messaging/common/notifications.ts'
import { notificationKind } from '#domains/messaging/common/notifications.shapes.ts'
import { buildStopEmailsAddress, getKindsInToken, joinKinds } from '#domains/messaging/common/stop-emails.ts'
import { toAccountId, type AccountId } from '#platform/common/ids.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { serverSecret } from '#platform/server/server-secret.ts'
import { readChoices, writeChoices } from './notification-choices.service.ts'
import { selectReach } from './reach.queries.ts'
import * as t from '#domains/messaging/texts.ts'

/**
 * Makes an address that stops emails of these kinds without signing in. Nothing is stored: the
 * address is signed.
 */
export async function makeStopAddress(
  { config, db }: Pick<Platform, 'config' | 'db'>,
  accountId: AccountId,
  kinds: readonly NotificationKind[],
): Promise<string> {
  const stopped = `${accountId}.${joinKinds(kinds)}`
  const token = `${stopped}.${signBody(await readSecret(db), stopped)}`
  return buildStopEmailsAddress(config.http.publicUrl, token)
}

/** In-app notifications and push don't change. */
export async function stopEmailsOfKinds(db: Db, token: string): Promise<{ kinds: NotificationKind[] }> {
  const read = readToken(await readSecret(db), token)
  return await transact(db, async (tx) => {
    const [kind] = read?.kinds ?? []
    const reach =
      read && kind && (await selectReach(tx, { account_id: read.account_id, kind, listing_id: null }))
    if (!read || !reach) return refuse('not_found', { message: getUnknown() })
    const { account_id: id, kinds } = read
    const chooser = { id, type: reach.type }
    const chosen = (await readChoices(tx, chooser)).filter((one) => kinds.includes(one.kind))
    await writeChoices(
      tx,
      chooser,
      chosen.map((one) => ({ ...one, email: false })),
    )
    return { kinds }
  })
}

const getUnknown = makeTexts(() => t.we_dont_recognise_this_link())

const readSecret = (db: Db) => serverSecret(db, 'stopped emails')

const signBody = (secret: Buffer, stopped: string) =>
  createHmac('sha256', secret).update(stopped).digest('base64url')

function readToken(
  secret: Buffer,
  token: string,
): { account_id: AccountId; kinds: NotificationKind[] } | null {
  const [, accountId, signature] = /^([1-9]\d{0,14})\.[\w-]+\.([\w-]{43})$/.exec(token) ?? []
  if (!accountId || !signature) return null
  const named = getKindsInToken(token)
  const kinds = notificationKind.options.filter((one) => named.includes(one))
  if (kinds.length !== named.length) return null
  const expected = signBody(secret, `${accountId}.${joinKinds(named)}`)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
    ? { account_id: toAccountId(Number(accountId)), kinds }
    : null
}
