import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  notification_kind,
  stopEmails,
  type NotificationKind,
} from '#contract/notifications/notifications.ts'
import { buildStopEmailsAddress } from '#shared/formats/stop-emails.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import { transact, type Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusal.ts'
import { serverSecret } from '#server/platform/server-secret.ts'
import { readChoices, writeChoices } from './notification-choices.service.ts'
import { selectReach } from './reach.queries.ts'
import * as t from './texts.ts'

/** Where an email of this kind is stopped without signing in. Nothing is kept of it: the address is signed. */
export async function makeStopAddress(
  { config, db }: Pick<Platform, 'config' | 'db'>,
  account_id: number,
  kind: NotificationKind,
): Promise<string> {
  const stopped = `${account_id}.${kind}`
  const token = `${stopped}.${sign(await readSecret(db), stopped)}`
  return buildStopEmailsAddress(config.http.public_url, token)
}

/** The bell and push stay as they were chosen. */
export async function stopEmailsOfKind(db: Db, token: string): Promise<{ kind: NotificationKind }> {
  const read = readToken(await readSecret(db), token)
  return await transact(db, async (tx) => {
    const reach = read && (await selectReach(tx, { ...read, listing_id: null }))
    if (!read || !reach) return refuse(stopEmails, 'not_found', { message: getUnknown() })
    const { account_id: id, kind } = read
    const chooser = { id, type: reach.type }
    const chosen = (await readChoices(tx, chooser)).filter((one) => one.kind === kind)
    await writeChoices(
      tx,
      chooser,
      chosen.map((one) => ({ ...one, email: false })),
    )
    return { kind }
  })
}

const getUnknown = makeTexts(() => t.we_dont_recognise_this_link())

const readSecret = (db: Db) => serverSecret(db, 'stopped emails')

const sign = (secret: Buffer, stopped: string) =>
  createHmac('sha256', secret).update(stopped).digest('base64url')

function readToken(secret: Buffer, token: string): { account_id: number; kind: NotificationKind } | null {
  const [, account_id, name, signature] = /^([1-9]\d{0,14})\.(\w+)\.([\w-]{43})$/.exec(token) ?? []
  const kind = notification_kind.options.find((one) => one === name)
  if (!account_id || !kind || !signature) return null
  const expected = sign(secret, `${account_id}.${kind}`)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
    ? { account_id: Number(account_id), kind }
    : null
}
