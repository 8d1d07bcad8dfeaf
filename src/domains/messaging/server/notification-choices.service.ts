import { createHmac, timingSafeEqual } from 'node:crypto'
import { notificationKind } from '#domains/messaging/common/notifications.shapes.ts'
import type { NotificationChoice, NotificationKind } from '#domains/messaging/common/notifications.ts'
import { buildStopEmailsAddress, getKindsInToken, joinKinds } from '#domains/messaging/common/stop-emails.ts'
import { writeMessages } from '#domains/settings/server/message-texts.service.ts'
import type { StaffRole } from '#platform/common/access/staff-roles.ts'
import { type AccountId, toAccountId } from '#platform/common/ids.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { type Db, type Tx, transact } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { serverSecret } from '#platform/server/server-secret.ts'
import { kindsFor, usualChoice } from './notification-choices.rules.ts'
import { selectChoices } from './notifications.queries.ts'
import { selectReach } from './reach.queries.ts'
import * as t from '#domains/messaging/texts.ts'

interface Chooser {
  id: AccountId
  type: 'user' | 'admin'
  staff_role?: StaffRole | null | undefined
}

export async function readChoices(
  db: Db,
  { id, type, staff_role: staffRole = null }: Chooser,
): Promise<NotificationChoice[]> {
  const chosen = new Map((await selectChoices(db, id)).map((row) => [row.kind, row]))
  return kindsFor(type, staffRole).map((kind) => ({ ...usualChoice(kind), ...chosen.get(kind), kind }))
}

/** Omitted kinds don't change; of a repeated kind the last counts. */
export async function writeChoices(
  tx: Tx,
  chooser: Chooser,
  choices: NotificationChoice[],
): Promise<NotificationChoice[]> {
  const rows = [
    ...new Map(choices.map((choice) => [choice.kind, { ...choice, account_id: chooser.id }])).values(),
  ]
  if (rows.length > 0) {
    await tx
      .insertInto('notification_choices')
      .values(rows.toSorted((a, b) => a.kind.localeCompare(b.kind)))
      .onConflict((on) =>
        on.columns(['account_id', 'kind']).doUpdateSet((eb) => ({
          in_app: eb.ref('excluded.in_app'),
          push: eb.ref('excluded.push'),
          email: eb.ref('excluded.email'),
        })),
      )
      .execute()
  }
  return readChoices(tx, chooser)
}

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

interface NoticeEmail {
  account_id: AccountId
  mailbox: string
  first_name: string
  /** Null if several kinds share an email. */
  kind: NotificationKind | null
  title: string
  email_text: string
  one_click_url: string | null
}

export async function sendNoticesByEmail(tx: Tx, notices: NoticeEmail[]): Promise<void> {
  await writeMessages(
    tx,
    notices.map(
      ({
        account_id: accountId,
        mailbox,
        first_name: firstName,
        kind,
        title,
        email_text: emailText,
        one_click_url: oneClickUrl,
      }) => ({
        account_id: accountId,
        message: {
          channel: 'email',
          to: mailbox,
          kind: 'mail_notification',
          about: kind,
          values: { title, name: firstName, notice: emailText },
          ...(oneClickUrl !== null && { one_click_url: oneClickUrl }),
        },
      }),
    ),
  )
}
