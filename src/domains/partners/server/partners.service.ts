import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { lockOwnAccount } from '#domains/identity/server/account/account.service.ts'
import type { OtherAccess } from '#domains/identity/server/password/other-access.service.ts'
import { hashToken } from '#domains/identity/server/password/secrets.service.ts'
import {
  type ApiKey,
  type createApiKey,
  maxApiKeys,
  type NewApiKey,
} from '#domains/partners/common/api-keys.ts'
import { writeMessage } from '#domains/settings/server/message-texts.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { keyPrefix, type KeyScope } from '#platform/common/key-scopes.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { Caller, TokenKind } from '#platform/server/http/call.ts'
import { refuse } from '#platform/server/refusal.ts'
import { selectOwnKeys } from './api-keys.queries.ts'
import { keyView } from './partner-api.view.ts'
import { keyMadeMail } from './partners.messages.ts'
import { selectOwnWebhooks } from './webhooks/webhooks.queries.ts'
import * as t from '#domains/partners/texts.ts'

const shownCharacters = 7

interface KeyOrigin {
  publicUrl: string
  address: string
}

export async function makeKey(
  tx: Tx,
  accountId: AccountId,
  { name, scopes, days }: OperationValues<typeof createApiKey>,
  { publicUrl, address }: KeyOrigin,
): Promise<NewApiKey> {
  // Locked, so that two made at once are counted.
  const { email } = await lockOwnAccount(tx, accountId)
  if ((await selectOwnKeys(tx, accountId)).length >= maxApiKeys) refuse('api_keys_full')
  const key = keyPrefix + randomBytes(32).toString('base64url')
  const row = await tx
    .insertInto('api_keys')
    .values({
      account_id: accountId,
      name,
      token_hash: hashToken(key),
      hint: key.slice(0, shownCharacters),
      scopes: [...new Set(scopes)],
      created_from: address,
      expires_at: days === null ? null : sql<Date>`clock_timestamp() + ${days} * interval '1 day'`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await writeMessage(tx, accountId, keyMadeMail(email, publicUrl, name))
  return { ...keyView(row), key }
}

export async function listKeys(db: Db, accountId: AccountId): Promise<ApiKey[]> {
  return (await selectOwnKeys(db, accountId)).map(keyView)
}

export async function revokeKey(tx: Tx, accountId: AccountId, id: number): Promise<void> {
  const revoked = await tx
    .updateTable('api_keys')
    .set({ revoked_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (revoked.numUpdatedRows === 0n) refuse('not_found')
}

/** A reinstated account gets none back: its owner makes new ones. */
export async function revokeKeys(tx: Tx, accountId: AccountId): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set({ revoked_at: sql<Date>`clock_timestamp()` })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function forgetPartner(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('api_keys').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('webhooks').where('account_id', '=', accountId).execute()
}

/** Null when the key is unknown, expired or revoked, or its account isn't active. */
async function findKeyCaller(db: Db, token: string): Promise<Caller | null> {
  const found = await db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select(['api_keys.id as key_id', 'api_keys.scopes', 'accounts.id', 'accounts.type'])
    .select(
      sql<boolean>`coalesce(api_keys.last_used_at < clock_timestamp() - interval '5 minutes', true)`.as(
        'use_is_old',
      ),
    )
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`clock_timestamp()`)]))
    .where('accounts.status', '=', 'active')
    .where('accounts.type', '=', 'user')
    .executeTakeFirst()
  if (!found) return null
  const { key_id: keyId, scopes, id, type, use_is_old: useIsOld } = found
  if (useIsOld) await transact(db, (tx) => recordUse(tx, keyId))
  return { id, type, session_id: 0, key: { id: keyId, scopes: fromColumn<KeyScope[]>(scopes) } }
}

/** At most every 5 minutes, so that reading doesn't write. */
async function recordUse(tx: Tx, keyId: number): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set({ last_used_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', keyId)
    .execute()
}

export const apiKeyTokens: TokenKind = { prefix: keyPrefix, findCaller: findKeyCaller }

const nameKey = ({ name }: { name: string }) => t.api_key_name({ name })

const getHost = ({ url }: { url: string }) => ({ host: new URL(url).host })

export const partnerAccess: OtherAccess = {
  list: async (db, accountId) => [
    ...(await selectOwnKeys(db, accountId)).map(nameKey),
    ...(await selectOwnWebhooks(db, accountId))
      .filter(({ disabled_at: disabledAt }) => disabledAt === null)
      .map((webhook) => t.webhook_to_host(getHost(webhook))),
  ],
  revoke: async (tx, accountId) => {
    const keys = await selectOwnKeys(tx, accountId)
    await revokeKeys(tx, accountId)
    // Clears failing_since, so that they don't look disabled because of failures.
    const webhooks = await tx
      .updateTable('webhooks')
      .set({ disabled_at: sql<Date>`clock_timestamp()`, failing_since: null })
      .where('account_id', '=', accountId)
      .where('disabled_at', 'is', null)
      .returning('url')
      .execute()
    return [
      ...keys.map(nameKey),
      ...webhooks.map((webhook) => t.webhook_to_host_turned_off(getHost(webhook))),
    ]
  },
}
