import { createApiKey, listApiKeys, revokeApiKey, getPartnerApi } from '#domains/partners/common/api-keys.ts'
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '#domains/partners/common/webhooks.ts'
import { refuseStalePassword } from '#domains/identity/server/password/password.service.ts'
import type { OperationWithShapes } from '#platform/common/operation.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { transact } from '#platform/server/database/db.ts'
import type { Caller, Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { listPartnerOperations } from './partner-api.view.ts'
import { listKeys, makeKey, revokeKey } from './partners.service.ts'
import {
  listDeliveries,
  replayDelivery,
  sendTest,
  addWebhook,
  changeWebhook,
  listOwnWebhooks,
  removeWebhook,
  renewSecret,
} from './webhooks/webhooks.service.ts'

export function partnersRoutes(
  serve: Serve,
  { db, config }: Platform,
  operations: readonly OperationWithShapes[],
): void {
  const { publicUrl } = config.http
  /** A key with this scope was created with the password. */
  const prove = async (caller: Caller) => {
    if (!caller.key) await refuseStalePassword(db, caller)
  }
  const ok = { ok: true as const }
  const describePartnerApi = makeTexts(() => listPartnerOperations(operations))

  serve(getPartnerApi, async () => ({ operations: describePartnerApi() }))

  serve(listApiKeys, async ({ caller }) => ({ items: await listKeys(db, caller.id) }))
  serve(createApiKey, async ({ caller, input, client: { address } }) => {
    await prove(caller)
    return await transact(db, (tx) => makeKey(tx, caller.id, input, { publicUrl, address }))
  })
  serve(revokeApiKey, async ({ caller, input }) => {
    await prove(caller)
    await transact(db, (tx) => revokeKey(tx, caller.id, input.id))
    return ok
  })

  serve(listWebhooks, async ({ caller }) => ({ items: await listOwnWebhooks(db, caller.id) }))
  serve(createWebhook, async ({ caller, input }) => {
    await prove(caller)
    return await transact(db, (tx) => addWebhook(tx, caller.id, input, publicUrl))
  })
  serve(updateWebhook, async ({ caller, input }) => {
    await prove(caller)
    return await transact(db, (tx) => changeWebhook(tx, caller.id, input, publicUrl))
  })
  serve(deleteWebhook, async ({ caller, input }) => {
    await transact(db, (tx) => removeWebhook(tx, caller.id, input.id))
    return ok
  })
  serve(rotateWebhookSecret, async ({ caller, input }) => {
    await prove(caller)
    return await transact(db, (tx) => renewSecret(tx, caller.id, input.id, publicUrl))
  })
  serve(testWebhook, async ({ caller, input }) => {
    await transact(db, (tx) => sendTest(tx, caller.id, input.id))
    return ok
  })

  serve(listWebhookDeliveries, async ({ caller, input }) => listDeliveries(db, caller.id, input))
  serve(replayWebhookDelivery, async ({ caller, input }) => {
    await transact(db, (tx) => replayDelivery(tx, { id: input.id, owner_id: caller.id }))
    return ok
  })
}
