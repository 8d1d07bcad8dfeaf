import { solveChallenge, type Challenge, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetPassword } from '#domains/identity/common/passwords.ts'
import { registerBasic } from '#domains/identity/common/registration/registration.ts'
import { messagesTo, registrationPassword } from '#test/harness/market/registrations.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ limits: { rateLimits: true } })
})
afterEach(() => app[Symbol.asyncDispose]())

let count = 0
const aNumber = () => `+64210${String((count += 1)).padStart(6, '0')}`

function register(phoneNumber: string, proofOfWork?: string) {
  const details = { first_name: 'Ana', last_name: 'Kahu', password: registrationPassword }
  const email = `ana${phoneNumber.slice(1)}@example.nz`
  return app.as(null).call(registerBasic, {
    ...details,
    email,
    phone_number: phoneNumber,
    ...(proofOfWork && { proof_of_work: proofOfWork }),
  })
}

async function requestOften(times = 3) {
  for (let n = 0; n < times; n += 1) expect(await register(aNumber())).toHaveProperty('registration_token')
}

/** Returns the puzzle of a refused call. */
async function puzzleFor(phoneNumber: string): Promise<Challenge> {
  const refused = await register(phoneNumber)
  expect(refused).toMatchObject({ status: 428, key: 'proof_of_work_needed', puzzle: expect.any(String) })
  return JSON.parse(refused.puzzle!)
}

async function solve(challenge: Challenge): Promise<Payload> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return { challenge, solution: solution! }
}

const inBase64 = (proof: object) => Buffer.from(JSON.stringify(proof)).toString('base64')
const storedProofs = () =>
  app.platform.db.selectFrom('used_proofs_of_work').select(['signature', 'expires_at']).execute()

test('an address with many requests needs a proof of work for an SMS code, but not for email', async () => {
  await requestOften()
  const number = aNumber()
  const proof = await solve(await puzzleFor(number))
  expect(await messagesTo(app, number)).toEqual([])
  expect(await register(number, inBase64(proof))).toHaveProperty('registration_token')
  expect(await messagesTo(app, number)).toMatchObject([{ channel: 'sms' }])
  const byEmail = { email: 'somebody@example.nz', type: 'user' } as const
  expect(await app.as(null).call(forgetPassword, byEmail)).toHaveProperty('request_token')
})

test('a forgotten password needs the same work, whether or not the account exists', async () => {
  await requestOften()
  const input = { phone_number: aNumber(), type: 'user' } as const
  const refused = await app.as(null).call(forgetPassword, input)
  expect(refused).toMatchObject({ key: 'proof_of_work_needed' })
  const proofOfWork = inBase64(await solve(JSON.parse(refused.puzzle!)))
  expect(await app.as(null).call(forgetPassword, { ...input, proof_of_work: proofOfWork })).toHaveProperty(
    'request_token',
  )
})

test('a proof allows one code, for the number that it was made for', async () => {
  await requestOften()
  const [number, other] = [aNumber(), aNumber()]
  const proof = inBase64(await solve(await puzzleFor(number)))
  expect(await register(other, proof)).toMatchObject({ key: 'proof_of_work_needed' })
  const both = await Promise.all([register(number, proof), register(number, proof)])
  const refusals = both.map(({ key }) => key).filter(Boolean)
  expect(refusals).toHaveLength(1)
  await sql`update verification_codes set sent_at = sent_at - interval '31 seconds'`.execute(app.platform.db)
  expect(await register(number, proof)).toMatchObject({ key: 'proof_of_work_needed' })
  expect(await storedProofs()).toHaveLength(1)
})

test('an invalid proof is refused and stores nothing', async () => {
  await requestOften()
  const number = aNumber()
  const { challenge, solution } = await solve(await puzzleFor(number))
  const { parameters, signature } = challenge
  const old = { ...parameters, expiresAt: parameters.expiresAt! + 3_600 }
  const eased = { ...parameters, data: { ...parameters.data!, level: 5 } }
  for (const wrong of [
    'bm9uc2Vuc2U=',
    inBase64({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
    inBase64({ challenge: { ...challenge, parameters: old }, solution }),
    inBase64({ challenge: { ...challenge, parameters: eased }, solution }),
    inBase64({ challenge: { parameters, signature: signature!.replaceAll(/./g, '0') }, solution }),
    inBase64({ challenge: { parameters }, solution }),
  ])
    expect(await register(number, wrong), wrong).toMatchObject({ key: 'proof_of_work_needed' })
  expect(await register(number, '<script>')).toMatchObject({ key: 'validation_failed' })
  expect(await register(number, 'A'.repeat(3_001))).toMatchObject({ key: 'validation_failed' })
  expect(await storedProofs()).toEqual([])
})

test('a proof with less work than is needed by now is refused', async () => {
  await requestOften()
  const number = aNumber()
  const easy = await solve(await puzzleFor(number))
  for (let n = 0; n < 3; n += 1) {
    const next = aNumber()
    await register(next, inBase64(await solve(await puzzleFor(next))))
  }
  const refused = await register(number, inBase64(easy))
  expect(refused).toMatchObject({ key: 'proof_of_work_needed' })
  expect(JSON.parse(refused.puzzle!).parameters.data).toMatchObject({ level: 2, max_tries: 1_600 })
})

async function checkEmail(from: number, email: string, proof?: Payload) {
  const { statusCode, body } = await app.server.inject({
    method: 'POST',
    url: '/api/check-duplicate-email',
    remoteAddress: `198.18.${from >> 8}.${from & 255}`,
    payload: { email, ...(proof && { proof_of_work: inBase64(proof) }) },
  })
  return { status: statusCode, ...JSON.parse(body) }
}

test('after 1,000 email checks a day by all, each needs a proof of work, and a registration needs none', async () => {
  const free = await Promise.all(Array.from({ length: 1_000 }, (_, n) => checkEmail(n, `a${n}@example.nz`)))
  expect(free.filter(({ status }) => status === 200)).toHaveLength(1_000)
  const refused = await checkEmail(1_001, 'ana@example.nz')
  expect(refused).toMatchObject({
    status: 428,
    key: 'proof_of_work_needed',
    message: 'We’ve checked many emails today. Solve the puzzle, or try again tomorrow.',
  })
  const proof = await solve(JSON.parse(refused.puzzle))
  expect(await checkEmail(1_002, 'ben@example.nz', proof)).toMatchObject({ status: 428 })
  expect(await checkEmail(1_001, 'ana@example.nz', proof)).toEqual({ status: 200, is_duplicate: false })
  expect(await checkEmail(1_003, 'ana@example.nz', proof)).toMatchObject({ status: 428 })
  expect(await register(aNumber())).toHaveProperty('registration_token')
})

test('proofs are deleted when they would have expired', async () => {
  await sql`insert into used_proofs_of_work values ('old', clock_timestamp() - interval '2 minutes')`.execute(
    app.platform.db,
  )
  await requestOften()
  const number = aNumber()
  const before = Date.now()
  await register(number, inBase64(await solve(await puzzleFor(number))))
  const [stored, ...more] = await storedProofs()
  expect(more).toEqual([])
  expect(stored!.signature).not.toBe('old')
  expect(stored!.expires_at.getTime() - before).toBeLessThan(10 * 60_000 + 5_000)
})

test('a country over its usual number gets codes for work, and none at four times as many', async () => {
  await using small = await createTestApp({ limits: { rateLimits: true, maxCodesPerCountry: 1 } })
  const request = (phoneNumber: string, proofOfWork?: string) =>
    small.as(null).call(forgetPassword, {
      phone_number: phoneNumber,
      type: 'user',
      ...(proofOfWork && { proof_of_work: proofOfWork }),
    })
  expect(await request('+61 412 345 600')).toHaveProperty('request_token')
  for (const number of ['+61 412 345 601', '+61 412 345 602', '+61 412 345 603']) {
    const { key, puzzle } = await request(number)
    expect(key).toBe('proof_of_work_needed')
    expect(await request(number, inBase64(await solve(JSON.parse(puzzle!))))).toHaveProperty('request_token')
  }
  expect(await request('+61 412 345 604')).toMatchObject({ key: 'rate_limited' })
  expect(await request('021 123 4567')).toMatchObject({ key: 'proof_of_work_needed' })
})
