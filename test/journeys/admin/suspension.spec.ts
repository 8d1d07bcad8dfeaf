import { expect, type Page } from '@playwright/test'
import {
  aNewcomer,
  desktop,
  excuseRefusals,
  expectAccessible,
  type Newcomer,
  phone,
  register,
  sentTo,
  signIn,
  test,
} from '../fixtures.ts'
import { asAdmin, linkFor } from './admin-steps.ts'

test('a member is suspended with a reason, reinstated, and given a password link', async ({ visit }) => {
  const [member, office] = [await visit(phone), await visit(desktop)]
  const person = aNewcomer('Moana')
  await register(member.page, person, '/home')
  const { page } = office
  const dialog = page.getByRole('dialog')
  await asAdmin(office, '/users-list')

  await test.step('the admin finds the account', () => findAccount(page, person))

  await test.step('the admin suspends it with a reason', () => suspendAccount(page))

  await test.step('the owner is notified live and appeals', () =>
    appealAgainstSuspension(member.page, person))

  await test.step('the admin answers the appeal', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Answer appeal' }).click()
    await dialog.getByLabel('Your answer').fill('Thanks, we have asked them.')
    await dialog.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.getByText('Thanks, we have asked them.').first()).toBeVisible()
  })

  await test.step('the admin reinstates it', async () => {
    await page.getByRole('button', { name: 'Reinstate', exact: true }).click()
    await dialog.getByLabel('Reason').fill('The neighbour had agreed')
    await dialog.getByRole('button', { name: 'Reinstate account' }).click()
    await expect(page.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible()
    await expect(page.getByText('Active', { exact: true }).first()).toBeVisible()
    await member.page.getByRole('button', { name: 'Back to sign in' }).click()
    await signIn(member.page, { email: person.email, password: 'kahu1234' })
    await member.page.waitForURL(/\/home/)
  })

  await test.step('a link to a new password ends their sessions', () => startReset(page, member.page, person))

  await test.step('the audit log lists every step', async () => {
    await page.reload()
    const log = page
      .getByRole('region', { name: 'Audit log' })
      .or(page.locator('section', { hasText: 'Audit log' }))
    for (const act of ['Suspended', 'Reinstated', 'Started a password reset']) {
      await expect(log.getByText(act, { exact: true }).first()).toBeVisible()
    }
    await expect(log.getByText(/^Hana Parata · /)).toHaveCount(4)
  })

  excuseRefusals(member)
})

test('a member suspended from buying reads why, appeals and may buy again', async ({ visit }) => {
  const [member, office] = [await visit(phone), await visit(desktop)]
  const person = aNewcomer('Rangipai')
  await register(member.page, person)
  const { page } = office
  const dialog = page.getByRole('dialog')
  await asAdmin(office, '/users-list')

  await test.step('the admin suspends only buying, with a private note', async () => {
    await page.getByRole('searchbox').fill(person.email)
    await page.waitForURL(/\/users-list\?q=/)
    await page.getByRole('link', { name: 'Rangipai Ngata' }).click()
    await page.getByRole('button', { name: 'Suspend', exact: true }).click()
    await dialog.getByLabel('Bid, buy and make offers').check()
    await dialog.getByLabel('For how long').selectOption('7')
    await dialog.getByLabel('Reason').fill('Two sales weren’t paid')
    await dialog.getByLabel('Private note (optional)').fill('Seen twice in November.')
    await dialog.getByRole('button', { name: 'Suspend from buying' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/Can’t bid, buy or make offers until/).first()).toBeVisible()
  })

  await test.step('the member reads why and until when, and appeals', async () => {
    await member.page.goto('/user-settings#warnings')
    await expect(member.page.getByText(/Our reason: Two sales weren’t paid\./).first()).toBeVisible()
    await expect(member.page.getByText('Seen twice in November.')).toHaveCount(0)
    await member.page.getByRole('button', { name: 'Appeal this suspension' }).click()
    await member.page.getByLabel('Tell us why this is a mistake').fill('I paid both in cash.')
    await member.page.getByRole('button', { name: 'Send message' }).click()
    await expect(member.page.getByText('I paid both in cash.', { exact: true })).toBeVisible()
  })

  await test.step('the admin lifts it early', async () => {
    await page.getByRole('button', { name: 'Lift', exact: true }).click()
    await dialog.getByLabel('Reason').fill('Both sellers say so too')
    await dialog.getByRole('button', { name: 'Lift suspension' }).click()
    await expect(page.getByText(/Both sellers say so too/).first()).toBeVisible()
    await member.page.reload()
    await expect(member.page.getByText('Ended', { exact: true })).toBeVisible()
  })

  await test.step('a member suspended from selling reads so before the listing form', async () => {
    await page.getByRole('button', { name: 'Suspend', exact: true }).click()
    await dialog.getByLabel('Sell', { exact: true }).check()
    await dialog.getByLabel('Reason').fill('The listings were copied')
    await dialog.getByRole('button', { name: 'Suspend from selling' }).click()
    await expect(dialog).toBeHidden()
    await member.page.goto('/select-listing-type')
    await expect(member.page.getByText(/stopped you from selling.*The listings were copied/)).toBeVisible()
  })
})

async function findAccount(page: Page, person: Newcomer) {
  await page.getByRole('searchbox').fill(person.email)
  await page.waitForURL(/\/users-list\?q=/)
  await expect(page.getByText('1 member', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Moana Ngata' }).click()
  await page.waitForURL(/\/user\/\d+\/detail$/)
  await expect(page.getByRole('heading', { name: 'Moana Ngata' })).toBeVisible()
  await expect(page.getByText('No admin has changed this account.')).toBeVisible()
}

async function suspendAccount(page: Page) {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(dialog).toContainText('They’re signed out everywhere')
  await dialog.getByRole('button', { name: 'Suspend account' }).click()
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await expect(dialog.getByText('Enter a reason.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Reason').fill('Selling what belongs to a neighbour')
  await dialog.getByRole('button', { name: 'Suspend account' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Suspended', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('“Selling what belongs to a neighbour”').first()).toBeVisible()
}

async function appealAgainstSuspension(page: Page, person: Newcomer) {
  await page.waitForURL(/\/signin\?ended=1/)
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await signIn(page, { email: person.email, password: 'kahu1234' })
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is suspended' })).toBeFocused()
  await expect(page.getByRole('heading')).toHaveCount(1)
  await expect(page.getByText('Your session has ended')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toHaveCount(0)
  await expect(page.getByText(/“Selling what belongs to a neighbour”/)).toBeVisible()
  await page.getByLabel('Why is this a mistake?').fill('The neighbour had agreed to it.')
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(page.getByText('The neighbour had agreed to it.', { exact: true })).toBeVisible()
  const [mail] = await sentTo(page, person.email)
  expect(mail!.text).toContain('Selling what belongs to a neighbour')
}

async function startReset(page: Page, member: Page, person: Newcomer) {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: /^More for / }).click()
  await page.getByRole('menuitem', { name: 'Reset password' }).click()
  await expect(dialog).toContainText(person.email)
  await dialog.getByLabel('Sign them out everywhere now').check()
  // Until the server knows that the member signed out here, it serves first loads as theirs.
  const isSignedOut = member.waitForResponse(/\/api\/remove-token$/)
  await dialog.getByRole('button', { name: 'Email link' }).dblclick()
  await expect(dialog).toBeHidden()
  await member.waitForURL(/\/signin\?ended=1/)
  await isSignedOut
  await choosePassword(member, await linkFor(page, person.email), 'huia4321')
  await member.goto('/signin')
  await signIn(member, { email: person.email, password: 'huia4321' })
  await member.waitForURL(/\/home/)
}

async function choosePassword(page: Page, link: string, password: string) {
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
}
