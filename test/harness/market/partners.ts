import { keyScopes, type KeyScope } from '#platform/common/key-scopes.ts'
import { createApiKey } from '#domains/partners/common/api-keys.ts'
import { createWebhook, webhookEvents } from '#domains/partners/common/webhooks.ts'
import type { Market, Person } from '../test-app.ts'

/** Returns the same member with an API key in place of the session token. */
export async function aKey(
  app: Market,
  owner: Person,
  scopes: readonly KeyScope[] = keyScopes,
): Promise<Person & { key_id: number }> {
  const made = await app.as(owner).call(createApiKey, { name: 'Stock sync', scopes: [...scopes], days: null })
  return { id: owner.id, token: made.key, key_id: made.id }
}

export async function aWebhook(app: Market, owner: Person, url = 'https://push.example.nz/hooks') {
  return await app.as(owner).call(createWebhook, { url, events: [...webhookEvents] })
}
