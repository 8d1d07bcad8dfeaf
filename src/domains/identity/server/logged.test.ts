import { expect, test } from 'vitest'
import { getProfile } from '#domains/accounts/common/accounts.ts'
import { registerBasic, verification } from '#domains/identity/common/registration/registration.ts'
import { removeToken, signIn } from '#domains/identity/common/auth.ts'
import { toAccountId } from '#platform/common/ids.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp } from '#test/harness/test-app.ts'

const password = 'kahu1234'

test('production logs of registering and signing in contain no password, code or token', async () => {
  await using noisy = await createTestApp({ process: { mode: 'production' } })
  const email = 'logged@example.nz'
  await aMember(noisy, { email })
  const as = noisy.as(null)
  const begun = await as.call(registerBasic, {
    first_name: 'Ana',
    last_name: 'Lee',
    email: 'begins@example.nz',
    phone_number: '+64216660006',
    password: 'begin5pass',
  })
  const { phone_number, registration_token } = begun
  await as.call(verification, { phone_number, registration_token, purpose: 'verify_phone', code: '7531' })
  const { token } = await as.call(signIn, { email, password, type: 'user', firebase_token: 'push-secret' })
  await as.call(signIn, { email, password: 'nearly-right', type: 'user' })
  await noisy.as({ id: toAccountId(0), token }).call(removeToken, {})
  await noisy.as({ id: toAccountId(0), token }).call(getProfile, {})

  const log = noisy.logLines.join('\n')
  for (const path of ['/api/verification', '/api/auth/sign-in', '/api/remove-token'])
    expect(log).toContain(path)
  const secrets = [password, 'begin5pass', 'nearly-right', registration_token, '"7531"', token, 'push-secret']
  for (const secret of secrets) expect(log).not.toContain(secret)
})
