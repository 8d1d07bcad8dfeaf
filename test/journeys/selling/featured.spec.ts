import { expect } from '@playwright/test'
import {
  excuseRefusals,
  expectAccessible,
  expectAccessibleInBothThemes,
  phone,
  signIn,
  test,
} from '../fixtures.ts'
import { aListing } from '../listed.ts'
import { inMarketDatabase } from '../market-database.ts'
import { aMember, type Member } from '../members.ts'

const onPlan = ({ email }: Member, plan: string) =>
  inMarketDatabase(async (client) => {
    await client.query(
      `insert into subscriptions (account_id, plan_id, gateway, status, price_cents, interval,
                                  anchored_at, period_starts_at, period_ends_at, created_at)
       select a.id, p.id, 'sandbox', 'active', p.price_cents, p.interval, now(), now(), now() + interval '1 month', now()
         from accounts a, plans p where a.email = $1 and p.name = $2`,
      [email, plan],
    )
  })

test('a dealer features a listing, which visitors find in front and marked', async ({ visit, request }) => {
  const hana = await aMember(request, 'Hana')
  await onPlan(hana, 'Starter')
  const word = `Okarito${Date.now() % 100_000}`
  const title = `${word} teapot`
  const id = await aListing(request, 'auction', hana, title)
  await aListing(request, 'auction', hana, `${word} kettle`)
  const seller = await visit(phone)
  const { page } = seller
  await page.goto(`/signin?next=/general/${id}/detail`)
  await signIn(page, hana)
  await page.waitForURL(`/general/${id}/detail`)
  const feature = page.getByRole('switch', { name: 'Feature this listing' })
  await feature.click()
  await expect(page.getByText('You’re featuring 1 of 1.')).toBeVisible()
  await expect(feature).toBeChecked()
  await expectAccessible(page)

  const visitor = await visit()
  const cards = visitor.page.locator('#results').getByRole('article')
  await expect(async () => {
    await visitor.page.goto(`/ibuy?q=${word}`)
    await expect(cards).toHaveCount(2, { timeout: 1_000 })
    await expect(cards.first()).toContainText('Featured', { timeout: 1_000 })
  }).toPass()
  await expect(cards.first()).toContainText(title)
  await expect(cards.last()).not.toContainText('Featured')
  await expectAccessible(visitor.page)

  await page.goto('/isell')
  await page.getByRole('button', { name: `More for ${word} kettle` }).click()
  await page.getByRole('menuitem', { name: 'Feature', exact: true }).click()
  const alert = page.getByRole('dialog', { name: 'You need a plan' })
  await expect(alert).toContainText('To feature another listing you need a plan')
  await expectAccessibleInBothThemes(page, phone)
  await alert.getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Stop featuring' }).click()
  await expect(page.getByText('No longer featured')).toBeVisible()
  excuseRefusals(seller)
})
