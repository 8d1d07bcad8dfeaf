import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { forgetPassword } from '#domains/identity/common/passwords.ts'
import { verification } from '#domains/identity/common/registration/registration.ts'
import { secretBytes } from '#domains/identity/server/two-factor/two-factor.rules.ts'
import { replaceRecoveryCodes } from '#domains/identity/server/two-factor/two-factor.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import { appCode } from '../doubles/authenticator-app.ts'
import { aMember } from './people.ts'
import { ageCodes, messagesTo } from './registrations.ts'
import type { TestApp } from '../test-app.ts'

export const memberPassword = 'kahu1234'

let count = 0

export async function aForgetfulMember(
  app: TestApp,
  wishes: { type?: 'user' | 'admin'; phone_number?: string } = {},
) {
  count += 1
  const email = `forgetful${count}@example.nz`
  const { phone_number = `+64218${String(count).padStart(5, '0')}` } = wishes
  return { email, phone_number, person: await aMember(app, { ...wishes, email, phone_number }) }
}

export async function sixDigitsSentTo(app: TestApp, target: string): Promise<string> {
  await app.settle()
  const codes = (await messagesTo(app, target)).map(
    ({ text }) => /^Your Hoko code is (\d{6})\. It works for 10 minutes\./.exec(text)?.[1],
  )
  const code = codes.findLast(Boolean)
  if (!code) throw new Error(`No code was sent to ${target}.`)
  return code
}

export async function aResetRequest(app: TestApp, email: string) {
  await ageCodes(app, email, '31 seconds')
  const { request_token } = await app.as(null).call(forgetPassword, { email, type: 'user' })
  return { email, request_token, purpose: 'reset_password' as const }
}

export async function aResetToken(app: TestApp, email: string): Promise<string> {
  const request = await aResetRequest(app, email)
  const code = await sixDigitsSentTo(app, email)
  const { token } = await app.as(null).call(verification, { ...request, code })
  return token!
}

export const otherThan = (code: string, by = 1) =>
  String((Number(code) + by) % 10 ** code.length).padStart(code.length, '0')

export async function aSecondFactor(app: TestApp, accountId: AccountId) {
  const secret = randomBytes(secretBytes)
  const recoveryCodes = await transact(app.platform.db, async (tx) => {
    const longAgo = sql<Date>`clock_timestamp() - interval '1 day'`
    await tx
      .insertInto('two_factors')
      .values({ account_id: accountId, secret, confirmed_at: longAgo })
      .execute()
    await tx.updateTable('accounts').set({ two_factor_since: longAgo }).where('id', '=', accountId).execute()
    return replaceRecoveryCodes(tx, accountId)
  })
  return { recovery_codes: recoveryCodes, show: (steps = 0) => appCode(secret, steps) }
}
