import { createApiKey, listApiKeys, revokeApiKey } from '#contract/partners/api-keys.ts'
import { getPartnerApi } from '#contract/partners/partner-api.ts'
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '#contract/partners/webhooks.ts'
import { refuseStalePassword } from '#server/modules/auth/password/password.service.ts'
import { transact } from '#server/platform/database/db.ts'
import type { Caller, Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { listPartnerOperations } from './partner-api.view.ts'
import { listKeys, makeKey, revokeKey } from './partners.service.ts'
import { listDeliveries, replayDelivery, sendTest } from './webhooks/deliveries.service.ts'
import {
  addWebhook,
  changeWebhook,
  listOwnWebhooks,
  removeWebhook,
  renewSecret,
} from './webhooks/webhooks.service.ts'

export function partnersRoutes(serve: Serve, { db, config }: Platform): void {
  const { public_url } = config.http
  /** Who has a key with the scope was given it with the password. */
  const prove = async (caller: Caller) => {
    if (!caller.key) await refuseStalePassword(db, caller)
  }
  const ok = { ok: true as const }

  serve(getPartnerApi, async () => ({ operations: listPartnerOperations() }))

  serve(listApiKeys, async ({ caller }) => ({ items: await listKeys(db, caller.id) }))
  serve(createApiKey, async ({ caller, input, client: { address } }) => {
    await prove(caller)
    return await transact(db, (tx) => makeKey(tx, caller.id, input, { public_url, address }))
  })
  serve(revokeApiKey, async ({ caller, input }) => {
    await prove(caller)
    await transact(db, (tx) => revokeKey(tx, caller.id, input.id))
    return ok
  })

  serve(listWebhooks, async ({ caller }) => ({ items: await listOwnWebhooks(db, caller.id) }))
  serve(createWebhook, async ({ caller, input }) => {
    await prove(caller)
    return await transact(db, (tx) => addWebhook(tx, caller.id, input, public_url))
  })
  serve(updateWebhook, async ({ caller, input }) => {
    await prove(caller)
    return await transact(db, (tx) => changeWebhook(tx, caller.id, input, public_url))
  })
  serve(deleteWebhook, async ({ caller, input }) => {
    await transact(db, (tx) => removeWebhook(tx, caller.id, input.id))
    return ok
  })
  serve(rotateWebhookSecret, async ({ caller, input }) => {
    await prove(caller)
    return await transact(db, (tx) => renewSecret(tx, caller.id, input.id, public_url))
  })
  serve(testWebhook, async ({ caller, input }) => {
    await transact(db, (tx) => sendTest(tx, caller.id, input.id))
    return ok
  })

  serve(listWebhookDeliveries, async ({ caller, input }) => listDeliveries(db, caller.id, input))
  serve(replayWebhookDelivery, async ({ caller, input }) => {
    await transact(db, (tx) => replayDelivery(tx, caller.id, input.id))
    return ok
  })
}
