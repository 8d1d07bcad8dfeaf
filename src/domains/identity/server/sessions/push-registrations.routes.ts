import { getPushKey, registerPush, removePush } from '#domains/identity/common/push.ts'
import { transact } from '#platform/server/database/db.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { readDevice } from '#platform/server/push/registration.ts'
import { refuse } from '#platform/server/refusal.ts'
import { saveRegistration, removeRegistration } from './push-registrations.service.ts'
import * as t from '#domains/identity/texts.ts'

export function pushRegistrationsRoutes(serve: Serve, platform: Platform): void {
  const { db, config } = platform

  serve(getPushKey, async () => ({ public_key: await platform.push.readPublicKey() }))

  serve(registerPush, async ({ input: { firebase_token: firebaseToken }, caller }) => {
    if (!readDevice(firebaseToken, config.fcm !== null)) {
      refuse('validation_failed', {
        errors: { firebase_token: t.thats_not_a_push_subscription() },
      })
    }
    await transact(db, (tx) => saveRegistration(tx, caller.session_id, firebaseToken))
    return { ok: true as const }
  })

  serve(removePush, async ({ caller }) => {
    await transact(db, (tx) => removeRegistration(tx, caller.session_id))
    return { ok: true as const }
  })
}
