import { expect, type APIRequestContext } from '@playwright/test'
import { excuseRefusals, phone, signInByCalls, test } from '../fixtures.ts'
import { aListing } from '../listed.ts'
import { aMember, post, type Member } from '../members.ts'

const demoAdmin = { email: 'admin@demo.hoko.nz', password: 'kiaora2026', type: 'admin' }

async function givePlan(request: APIRequestContext, member: Member, name: string) {
  const admin = await post(request, '/auth/sign-in', demoAdmin)
  const authorization = `Bearer ${member.token}`
  const { id: userId } = await (await request.get('/api/profile', { headers: { authorization } })).json()
  const { items } = await (await request.get('/api/subscription-plan')).json()
  const { id: planId } = items.find((plan: { name: string }) => plan.name === name)
  await post(
    request,
    '/admin-change-subscription',
    { user_id: userId, plan_id: planId, reason: 'A gift' },
    admin,
  )
}

test('a dealer features a listing, which appears first with a badge', async ({ visit, request }) => {
  const hana = await aMember(request, 'Hana')
  await givePlan(request, hana, 'Starter')
  const word = `Okarito${Date.now() % 100_000}`
  const title = `${word} teapot`
  const id = await aListing(request, 'auction', hana, title)
  await aListing(request, 'auction', hana, `${word} kettle`)
  const seller = await visit(phone)
  const { page } = seller
  await signInByCalls(page, hana, `/general/${id}/detail`)
  const feature = page.getByRole('switch', { name: 'Feature this listing' })
  await feature.click()
  await expect(page.getByText('You’re featuring 1 of 1.')).toBeVisible()
  await expect(feature).toBeChecked()

  const visitor = await visit()
  const cards = visitor.page.locator('#results').getByRole('article')
  await expect(async () => {
    await visitor.page.goto(`/ibuy?q=${word}`)
    await expect(cards).toHaveCount(2, { timeout: 1_000 })
    await expect(cards.first()).toContainText('Featured', { timeout: 1_000 })
  }).toPass()
  await expect(cards.first()).toContainText(title)
  await expect(cards.last()).not.toContainText('Featured')

  await page.goto('/isell')
  await page.getByRole('button', { name: `More for “${word} kettle”` }).click()
  await page.getByRole('menuitem', { name: 'Feature', exact: true }).click()
  const alert = page.getByRole('dialog', { name: 'You need a bigger plan' })
  await expect(alert).toContainText('To feature another listing you need a bigger plan than Starter.')
  await expect(alert).toContainText(/NZ\$\s.* a month/)
  await expect(alert.getByRole('link', { name: 'stop featuring another listing' })).toBeVisible()
  await alert.getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('button', { name: `More for “${title}”` }).click()
  await page.getByRole('menuitem', { name: 'Stop featuring' }).click()
  await expect(page.getByText('No longer featured')).toBeVisible()
  excuseRefusals(seller)
})
