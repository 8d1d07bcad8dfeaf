import {
  deleteAccount,
  finishSignIn,
  forgetPassword,
  resendOtp,
  resetPassword,
  verifyDeleteAccount,
} from '#contract/accounts/account-recovery.ts'
import { verification } from '#contract/accounts/accounts.ts'
import type { OperationValues } from '#contract/core/operation.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuseCommon } from '#server/platform/refusal.ts'
import { codeSettings } from '../codes/code-sending.service.ts'
import { askToDelete, deleteOwnAccount } from '../own/deletion.service.ts'
import { setSessionCookies } from './devices.service.ts'
import { askForReset, choosePassword, sendCodeAgain, verifyResetCode } from './recovery.service.ts'
import { verifyRegistration, type AccountParts } from '../registration/registration.service.ts'
import { finishSecondStep } from '../two-factor/second-step.service.ts'

export function recoveryRoutes(serve: Serve, { config, db }: Platform): void {
  const parts = { db, public_url: config.public_url, ...codeSettings(config) }

  serve(forgetPassword, ({ input }) => askForReset(parts, input))
  serve(resendOtp, ({ input }) => sendCodeAgain(parts, input))
  serve(verification, ({ input }) => verify(parts, input))
  serve(resetPassword, ({ input }) => choosePassword(parts, input))

  serve(finishSignIn, async ({ input, client, reply }) => {
    const session = await finishSecondStep(db, input, client)
    setSessionCookies(reply, session.user, client, config)
    return session
  })

  serve(verifyDeleteAccount, ({ input, client }) => askToDelete(parts, input, client))
  serve(deleteAccount, async ({ input }) => {
    await deleteOwnAccount(parts, input)
    return { ok: true as const }
  })
}

/** One address for two kinds of code: each has its own digits, and its own token of whoever asked for it. */
function verify(parts: AccountParts, input: OperationValues<typeof verification>) {
  const { purpose, code, phone_number, email, registration_token, request_token } = input
  if (purpose === 'reset_password') {
    if (code.length !== 6) refuseField('code', 'The code has 6 digits.')
    if (request_token === undefined) refuseField('request_token', 'Please start again.')
    return verifyResetCode(parts, { ...input, request_token })
  }
  if (code.length !== 4) refuseField('code', 'The code has 4 digits.')
  if (purpose === 'verify_phone' && phone_number === undefined)
    refuseField('phone_number', 'A phone number is missing.')
  if (purpose === 'verify_email' && email === undefined) refuseField('email', 'An email is missing.')
  if (registration_token === undefined) refuseField('registration_token', 'The registration is missing.')
  return verifyRegistration(parts, { registration_token, purpose, code, phone_number, email })
}

function refuseField(field: string, problem: string): never {
  refuseCommon('validation_failed', { errors: { [field]: problem } })
}
