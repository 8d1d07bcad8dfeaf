import { expect, type Route } from '@playwright/test'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { aNewcomer, excuseRefusals, intercept, phone, test } from '../fixtures.ts'

const secrets = { hmacSignatureSecret: 'signature', hmacKeySignatureSecret: 'solution' }

/** Journeys run without rate limits, so the test supplies the puzzle. */
const aPuzzle = (tries: number) =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 2_000,
    counter: tries,
    deriveKey,
    data: { maxTries: tries * 2 },
    ...secrets,
  })

const refuseWith = async (route: Route, puzzle: object) =>
  await route.fulfill({
    status: 428,
    json: {
      status: 428,
      key: 'proof_of_work_needed',
      message: 'Too many codes have been requested from your network. Try again tomorrow.',
      request_id: '1',
      puzzle: JSON.stringify(puzzle),
    },
  })

test('the browser solves a proof of work, says so and gets the code', async ({ visit }) => {
  const visitor = await visit(phone)
  const { page } = visitor
  const person = aNewcomer('Rangi')
  const sent: { proof_of_work?: string }[] = []
  await intercept(page, '**/api/register-basic', async (route) => {
    sent.push(route.request().postDataJSON())
    if (sent.length === 1) await refuseWith(route, await aPuzzle(1_500))
    else await route.continue()
  })
  await page.goto('/register')
  await page.getByLabel('First name').fill(person.first_name)
  await page.getByLabel('Last name').fill(person.last_name)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Mobile phone').fill(person.phone_number)
  await page.getByLabel('Password', { exact: true }).fill('kahu1234')
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await expect(page.getByText('Checking you’re not a robot. This can take up to a minute.')).toBeVisible()
  await page.waitForURL(/verify-phone-number-otp/)
  expect(sent).toHaveLength(2)
  const { challenge, solution } = JSON.parse(Buffer.from(sent[1]!.proof_of_work!, 'base64').toString())
  expect(await verifySolution({ challenge, solution, deriveKey, ...secrets })).toMatchObject({
    verified: true,
  })
  excuseRefusals(visitor)
})

test('an unsolvable puzzle leaves the form with the reason', async ({ visit }) => {
  const visitor = await visit(phone)
  const { page } = visitor
  await intercept(page, '**/api/auth/forget-password', async (route) => {
    const { parameters } = await aPuzzle(2)
    await refuseWith(route, { parameters: { ...parameters, algorithm: 'unknown' } })
  })
  await page.goto('/forgot-password')
  await page.getByLabel('Email or mobile phone').fill('021 123 4567')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByText('Too many codes have been requested from your network.')).toBeVisible()
  await expect(page.getByText('Checking you’re not a robot')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Send me a code' })).toBeEnabled()
  excuseRefusals(visitor)
})
