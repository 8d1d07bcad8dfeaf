import type { OperationValues } from '#platform/common/operation.ts'
import {
  checkDuplicateEmail,
  registerBasic,
  registerComplete,
  sendCode,
  updateRegistration as updateOperation,
  verification,
} from '#domains/identity/common/registration/registration.ts'
import { codeSettings, type AccountParts } from '#domains/identity/server/codes/code-sending.service.ts'
import { admitEmailCheck, findSmsAsker } from '#domains/identity/server/codes/proof-of-work.service.ts'
import { verifyResetCode } from '#domains/identity/server/password/recovery.service.ts'
import { setSessionCookies } from '#domains/identity/server/sessions/devices.service.ts'
import type { Client, Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
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
