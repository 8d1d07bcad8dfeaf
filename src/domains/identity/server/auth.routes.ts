import {
  checkToken,
  finishSignIn,
  removeToken,
  signIn,
  endOtherSessions,
  endSession,
  listSessions,
} from '#domains/identity/common/auth.ts'
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
  changePassword,
  confirmPassword,
  forgetPassword,
  resendOtp,
  resetPassword,
} from '#domains/identity/common/passwords.ts'
import { transact } from '#platform/server/database/db.ts'
import type { Serve } from '#platform/server/http/call.ts'
import { clearHint } from '#platform/server/http/hint-cookie.ts'
import type { Platform } from '#platform/server/platform.ts'
import { selectAccount } from './account/account.queries.ts'
import { viewAccount } from './account/account.view.ts'
import { endSessions, signOut, stopView } from './auth.service.ts'
import { codeSettings } from './codes/codes.service.ts'
import { findSmsAsker } from './codes/proof-of-work.service.ts'
import type { OtherAccess } from './password/other-access.service.ts'
import { refuseStalePassword, changeOwnPassword, confirmOwnPassword } from './password/password.service.ts'
import { requestReset, choosePassword, sendCodeAgain } from './password/recovery.service.ts'
import { forgetRegistration } from './sessions/push-registrations.service.ts'
import { rememberVisit, setSessionCookies, endOwnSession, readSessions } from './sessions/sessions.service.ts'
import { signInByPassword } from './sign-in/sign-in.service.ts'
import { finishSecondStep } from './two-factor/second-step.service.ts'
import {
  beginOwnTwoFactor,
  confirmOwnTwoFactor,
  endOwnTwoFactor,
  renewOwnRecoveryCodes,
} from './two-factor/two-factor.service.ts'

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

export function authRoutes(serve: Serve, { config, db }: Platform, otherAccess: OtherAccess[]): void {
  const parts = { otherAccess, db, publicUrl: config.http.publicUrl, ...codeSettings(config) }

  serve(signIn, async ({ input, client, reply }) => {
    const answer = await signInByPassword(parts, input, client)
    if ('user' in answer) setSessionCookies(reply, answer.user, client, config)
    else reply.code(202)
    return answer
  })

  serve(finishSignIn, async ({ input, client, reply }) => {
    const session = await finishSecondStep(db, input, client)
    setSessionCookies(reply, session.user, client, config)
    return session
  })

  serve(checkToken, async ({ caller, client, reply }) => {
    const account = await selectAccount(db, caller.id)
    // The browser belongs to the admin.
    if (!caller.viewer) await rememberVisit(db, reply, caller, client, config)
    return {
      valid: true as const,
      user: await viewAccount(db, account, caller.session_id),
      server_time: account.server_time.toISOString(),
    }
  })

  serve(removeToken, async ({ input, caller, reply }) => {
    await transact(db, async (tx) => {
      if (caller?.viewer) return await stopView(tx, caller)
      // Knowing the push token proves possession of the device, even if the session has ended.
      if (input.firebase_token) await forgetRegistration(tx, input.firebase_token)
      return caller && (await signOut(tx, caller.session_id))
    })
    // The browser belongs to the admin.
    if (!caller?.viewer) clearHint(reply, config)
    return { ok: true as const }
  })

  serve(forgetPassword, async ({ input: { proof_of_work: proofOfWork, ...input }, client }) => {
    const asker = await findSmsAsker({ db, config }, client, proofOfWork)
    return await requestReset({ ...parts, asker }, input)
  })
  serve(resendOtp, async ({ input: { proof_of_work: proofOfWork, ...input }, client }) => {
    const asker = await findSmsAsker({ db, config }, client, proofOfWork)
    return await sendCodeAgain({ ...parts, asker }, input)
  })
  serve(resetPassword, ({ input }) => choosePassword(parts, input))

  serve(changePassword, async ({ input, caller, client }) => {
    await changeOwnPassword(parts, caller, input, client)
    return { ok: true as const }
  })

  serve(confirmPassword, ({ input, caller, client }) => confirmOwnPassword(db, caller, input, client))

  serve(listSessions, ({ caller }) => readSessions(db, caller))
  serve(endSession, async ({ input, caller }) => {
    await refuseStalePassword(db, caller)
    await transact(db, (tx) => endOwnSession(tx, caller.id, input.id))
    return { ok: true as const }
  })

  serve(endOtherSessions, async ({ caller }) => {
    await refuseStalePassword(db, caller)
    return { ended: await transact(db, (tx) => endSessions(tx, caller.id, caller.session_id)) }
  })
}
