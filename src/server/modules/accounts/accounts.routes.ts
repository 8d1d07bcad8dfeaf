import {
  checkDuplicateEmail,
  checkToken,
  getProfile,
  mendRegistration as mendOperation,
  registerBasic,
  registerComplete,
  removeToken,
  resendCode,
  sendCode,
  signIn,
  verification,
} from '#contract/accounts.ts'
import { transact } from '#server/platform/db.ts'
import type { Serve } from '#server/platform/http/call.ts'
import { clearHint, setHint } from '#server/platform/http/hint-cookie.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isEmailTaken, selectAccount } from './accounts.queries.ts'
import { session_lasts_s, signOut } from './accounts.service.ts'
import { viewAccount } from './accounts.view.ts'
import {
  beginRegistration,
  completeRegistration,
  mendRegistration,
  sendCodeAgain,
  verifyPhone,
} from './registration.service.ts'
import { signInByPassword } from './sign-in.service.ts'

export function accountsRoutes(serve: Serve, { config, db }: Platform): void {
  const parts = { db, public_url: config.public_url }

  serve(checkDuplicateEmail, async ({ input }) => ({ is_duplicate: await isEmailTaken(db, input.email) }))
  serve(registerBasic, ({ input }) => beginRegistration(parts, input))
  serve(mendOperation, ({ input }) => mendRegistration(parts, input))
  serve(sendCode, ({ input }) => sendCodeAgain(parts, input))
  serve(resendCode, ({ input }) => sendCodeAgain(parts, input))
  serve(verification, ({ input }) => verifyPhone(parts, input))

  serve(registerComplete, async ({ input, client, reply }) => {
    const session = await completeRegistration(parts, input, client)
    setHint(reply, session.user.type, session_lasts_s[session.user.type], config)
    return session
  })

  serve(signIn, async ({ input, client, reply }) => {
    const session = await signInByPassword(db, input, client)
    setHint(reply, session.user.type, session_lasts_s[session.user.type], config)
    return session
  })

  serve(checkToken, async ({ caller, reply }) => {
    const account = await selectAccount(db, caller.id)
    if (caller.type === 'user') setHint(reply, 'user', session_lasts_s.user, config)
    return {
      valid: true as const,
      user: viewAccount(account),
      server_time: account.server_time.toISOString(),
    }
  })

  serve(removeToken, async ({ caller, reply }) => {
    if (caller) await transact(db, (tx) => signOut(tx, caller.session_id))
    clearHint(reply, config)
    return { ok: true as const }
  })

  serve(getProfile, async ({ caller }) => viewAccount(await selectAccount(db, caller.id)))
}
