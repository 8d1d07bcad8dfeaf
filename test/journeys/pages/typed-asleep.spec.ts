import { expect } from '@playwright/test'
import { asleep } from '../asleep.ts'
import { desktop, test } from '../fixtures.ts'
import { aListing } from '../listed.ts'
import { aMember } from '../members.ts'

test('whoever is in the search field before the page wakes is offered what may be meant', async ({
  visit,
}) => {
  const { page } = await visit(desktop)
  const { wake } = await asleep(page)
  await page.goto('/home', { waitUntil: 'commit' })
  await page.getByLabel('Search listings').click()
  wake()
  await expect(page.getByRole('combobox', { name: 'Search listings' })).toBeFocused()
  await page.keyboard.type('camers')
  await expect(page.getByRole('option', { name: /^Cameras/ })).toBeVisible()
})

test('an amount typed before the page wakes stays as it was typed', async ({ visit, request }) => {
  const id = await aListing(request, 'auction', await aMember(request, 'Hana'))
  const { page } = await visit(desktop)
  const { wake } = await asleep(page)
  await page.goto(`/general/${id}/detail`, { waitUntil: 'commit' })
  await page.getByLabel('Bid up to').filter({ visible: true }).fill('47')
  wake()
  await page.getByRole('button', { name: 'Sign in to bid' }).filter({ visible: true }).click()
  await page.waitForURL(/\/signin/)
  expect(await page.evaluate(() => sessionStorage.getItem('wish'))).toContain('"cents":4700')
})

test('what is typed into a form before the page wakes stays in its fields, and is sent', async ({
  visit,
}) => {
  const { page } = await visit(desktop)
  const { wake } = await asleep(page)
  await page.goto('/contact-us', { waitUntil: 'commit' })
  await page.getByLabel('Message').fill('How do I register from Samoa?')
  await page.getByLabel('Email').fill('aroha@')
  await page.getByRole('button', { name: 'Send message' }).click()
  wake()
  await expect(page.getByText('Enter your name').first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('aroha@')
  await expect(page.getByLabel('Name')).toHaveValue('')
})
