import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
} from '#contract/auth/two-factor.ts'
import { transact } from '#server/platform/database/db.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
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
      http: { public_url },
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
    return transact(db, (tx) => confirmOwnTwoFactor(tx, caller.id, { code, public_url }))
  })
  serve(renewRecoveryCodes, async ({ caller }) => {
    await refuseStalePassword(db, caller)
    return transact(db, (tx) => renewOwnRecoveryCodes(tx, caller.id, public_url))
  })
  serve(endTwoFactor, async ({ caller }) => {
    await refuseStalePassword(db, caller)
    return transact(db, (tx) => endOwnTwoFactor(tx, caller.id, public_url))
  })
}
