import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
} from '#domains/identity/common/two-factor.ts'
import { transact } from '#platform/server/database/db.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuseStalePassword } from '../password/password.service.ts'
import {
  beginOwnTwoFactor,
  confirmOwnTwoFactor,
  endOwnTwoFactor,
  renewOwnRecoveryCodes,
} from './two-factor-settings.service.ts'

export function twoFactorRoutes(
  serve: Serve,
  {
    config: {
      http: { publicUrl },
    },
    db,
  }: Platform,
): void {
  serve(beginTwoFactor, async ({ caller }) => {
    await refuseStalePassword(db, caller)
    return transact(db, (tx) => beginOwnTwoFactor(tx, caller.id))
  })
  serve(confirmTwoFactor, async ({ input: { code }, caller }) => {
    await refuseStalePassword(db, caller)
    return transact(db, (tx) => confirmOwnTwoFactor(tx, caller.id, { code, publicUrl }))
  })
  serve(renewRecoveryCodes, async ({ caller }) => {
    await refuseStalePassword(db, caller)
    return transact(db, (tx) => renewOwnRecoveryCodes(tx, caller.id, publicUrl))
  })
  serve(endTwoFactor, async ({ caller }) => {
    await refuseStalePassword(db, caller)
    return transact(db, (tx) => endOwnTwoFactor(tx, caller.id, publicUrl))
  })
}
