import {
  checkDuplicateEmail,
  checkToken,
  getProfile,
  updateRegistration as updateOperation,
  registerBasic,
  registerComplete,
  removeToken,
  resendCode,
  sendCode,
  signIn,
} from '#contract/accounts/accounts.ts'
import { transact } from '#server/platform/database/db.ts'
import type { Serve } from '#server/platform/http/call.ts'
import { clearHint } from '#server/platform/http/hint-cookie.ts'
import type { Platform } from '#server/platform/platform.ts'
import { codeSettings } from './codes/code-sending.service.ts'
import { selectAccount } from './accounts.queries.ts'
import { signOut } from './accounts.service.ts'
import { viewAccount } from './accounts.view.ts'
import { rememberVisit, setSessionCookies } from './auth/devices.service.ts'
import { forgetRegistration } from './own/push-registrations.service.ts'
import {
  beginRegistration,
  checkEmail,
  completeRegistration,
  correctRegistration,
  sendCodeAgain,
} from './registration/registration.service.ts'
import { signInByPassword } from './auth/sign-in.service.ts'

export function accountsRoutes(serve: Serve, { config, db }: Platform): void {
  const parts = { db, public_url: config.public_url, ...codeSettings(config) }

  serve(checkDuplicateEmail, ({ input }) => checkEmail(db, input.email))
  serve(registerBasic, ({ input }) => beginRegistration(parts, input))
  serve(updateOperation, ({ input }) => correctRegistration(parts, input))
  serve(sendCode, ({ input }) => sendCodeAgain(parts, input))
  serve(resendCode, ({ input }) => sendCodeAgain(parts, input))

  serve(registerComplete, async ({ input, client, reply }) => {
    const session = await completeRegistration(parts, input, client)
    setSessionCookies(reply, session.user, client, config)
    return session
  })

  serve(signIn, async ({ input, client, reply }) => {
    const answer = await signInByPassword(parts, input, client)
    if ('user' in answer) setSessionCookies(reply, answer.user, client, config)
    else reply.code(202)
    return answer
  })

  serve(checkToken, async ({ caller, client, reply }) => {
    const account = await selectAccount(db, caller.id)
    await rememberVisit(db, reply, caller, client, config)
    return {
      valid: true as const,
      user: viewAccount(account),
      server_time: account.server_time.toISOString(),
    }
  })

  serve(removeToken, async ({ input, caller, reply }) => {
    await transact(db, async (tx) => {
      // Whoever knows it has the device in hand, also when the session ended before.
      if (input.firebase_token) await forgetRegistration(tx, input.firebase_token)
      if (caller) await signOut(tx, caller.session_id)
    })
    clearHint(reply, config)
    return { ok: true as const }
  })

  serve(getProfile, async ({ caller }) => viewAccount(await selectAccount(db, caller.id)))
}
