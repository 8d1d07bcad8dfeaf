import { getPushKey, registerPush, removePush } from '#domains/identity/common/auth.ts'
import {
  checkDuplicateEmail,
  registerBasic,
  registerComplete,
  sendCode,
  updateRegistration as updateOperation,
  verification,
} from '#domains/identity/common/registration/registration.ts'
import { codeSettings, type AccountParts } from '#domains/identity/server/codes/codes.service.ts'
import { admitEmailCheck, findSmsAsker } from '#domains/identity/server/codes/proof-of-work.service.ts'
import { verifyResetCode } from '#domains/identity/server/password/recovery.service.ts'
import { setSessionCookies } from '#domains/identity/server/sessions/sessions.service.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { transact } from '#platform/server/database/db.ts'
import type { Client, Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { readDevice } from '#platform/server/push/registration.ts'
import { refuse } from '#platform/server/refusal.ts'
import { saveRegistration, removeRegistration } from '../sessions/push-registrations.service.ts'
import {
  beginRegistration,
  checkEmail,
  completeRegistration,
  correctRegistration,
  sendCodeAgain,
  verifyRegistration,
} from './registration.service.ts'
import * as t from '#domains/identity/texts.ts'

export function registrationRoutes(serve: Serve, { config, db }: Platform): void {
  const parts = { db, publicUrl: config.http.publicUrl, ...codeSettings(config) }

  const withAsker = async (
    client: Client,
    { proof_of_work: proofOfWork }: { proof_of_work?: string | undefined },
  ) => ({
    ...parts,
    asker: await findSmsAsker({ db, config }, client, proofOfWork),
  })

  serve(checkDuplicateEmail, async ({ input }) => {
    await admitEmailCheck({ db, config }, input.email, input.proof_of_work)
    return await checkEmail(db, input.email)
  })
  serve(
    registerBasic,
    async ({ input, client }) => await beginRegistration(await withAsker(client, input), input),
  )
  serve(
    updateOperation,
    async ({ input, client }) => await correctRegistration(await withAsker(client, input), input),
  )
  serve(sendCode, async ({ input, client }) => await sendCodeAgain(await withAsker(client, input), input))
  serve(verification, ({ input }) => verify(parts, input))

  serve(registerComplete, async ({ input, client, reply }) => {
    const session = await completeRegistration(parts, input, client)
    setSessionCookies(reply, session.user, client, config)
    return session
  })
}

/** One path takes two kinds of code: each has its own length and token. */
function verify(parts: AccountParts, input: OperationValues<typeof verification>) {
  const {
    purpose,
    code,
    phone_number: phoneNumber,
    email,
    registration_token: registrationToken,
    request_token: requestToken,
  } = input
  if (purpose === 'reset_password') {
    if (code.length !== 6) refuseField('code', t.enter_all_6_digits())
    if (requestToken === undefined) refuseField('request_token', t.please_start_again())
    return verifyResetCode(parts, { ...input, request_token: requestToken })
  }
  if (code.length !== 4) refuseField('code', t.the_code_has_4_digits())
  if (purpose === 'verify_phone' && phoneNumber === undefined)
    refuseField('phone_number', t.enter_a_phone_number())
  if (purpose === 'verify_email' && email === undefined) refuseField('email', t.enter_an_email())
  if (registrationToken === undefined) refuseField('registration_token', t.the_registration_is_missing())
  return verifyRegistration(parts, {
    registration_token: registrationToken,
    purpose,
    code,
    phone_number: phoneNumber,
    email,
  })
}

function refuseField(field: string, problem: string): never {
  refuse('validation_failed', { errors: { [field]: problem } })
}

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
