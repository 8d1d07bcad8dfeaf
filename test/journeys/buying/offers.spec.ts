import { expect, type Page } from '@playwright/test'
import { desktop, expectAccessible, phone, signInByCalls, test } from '../fixtures.ts'
import { aMember, post } from '../members.ts'

const bowl = {
  type: 'general',
  title: 'Hand-thrown bowl from Nelson',
  condition: 'new',
  description: 'Glazed in ash.',
  sale_method: 'fixed_price',
  buy_now_price_cents: 50_00,
  accepts_offers: true,
  suburb: 'te-aro',
}

test('an offer is countered and accepted, with the buyer on a phone', async ({ visit, request }) => {
  const [seller, buyer] = [await visit(desktop), await visit(phone)]
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  const { items } = await (await request.get('/api/category-list?type=general')).json()
  // A fixed category, because some categories made by other journeys require approval.
  const categoryId = items.find(({ name }: { name: string }) => name === 'Road bikes').id
  const { id } = await post(request, '/listing', { ...bowl, category_id: categoryId }, hana)
  await post(request, `/listing-status/${id}`, { status: 'active' }, hana)
  const address = `/general/${id}/detail`
  await signInByCalls(seller.page, hana)
  await signInByCalls(buyer.page, mere)

  await test.step('a visitor makes an offer', async () => {
    await buyer.page.goto(address)
    await shown(buyer.page, 'button', 'Make an offer').click()
    const dialog = buyer.page.getByRole('dialog', { name: 'Make an offer' })
    await dialog.getByLabel('Your price').fill('50')
    await dialog.getByRole('button', { name: 'Offer NZ$ 50' }).click()
    await expect(dialog.getByText('Your offer must be below NZ$ 50.').first()).toBeVisible()
    await expectAccessible(buyer.page)
    await dialog.getByLabel('Your price').fill('30')
    await dialog.getByLabel(/^Message/).fill('I can pick it up today.')
    await dialog.getByRole('button', { name: 'Offer NZ$ 30' }).click()
    await buyer.page.waitForURL(/\/offers\/\d+$/)
    await expect(buyer.page.getByText('Waiting for a reply')).toBeVisible()
  })

  await test.step('the seller finds it under iSell and counters it', async () => {
    await seller.page.goto('/isell')
    await seller.page.getByRole('button', { name: '1 offer', exact: true }).click()
    await seller.page
      .getByRole('region', { name: 'To do' })
      .getByRole('link', { name: bowl.title, exact: true })
      .click()
    await seller.page.waitForURL(/\/offers\/\d+$/)
    await expect(seller.page.getByText('“I can pick it up today.”')).toBeVisible()
    await seller.page.getByRole('button', { name: 'Make a counter-offer' }).click()
    const dialog = seller.page.getByRole('dialog', { name: 'Make a counter-offer' })
    await dialog.getByLabel('Your price').fill('42')
    await dialog.getByRole('button', { name: 'Counter with NZ$ 42' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the buyer sees it live and accepts', async () => {
    await buyer.page.getByRole('button', { name: 'Accept NZ$ 42' }).click()
    const question = buyer.page.getByRole('dialog', { name: 'Accept NZ$ 42?' })
    await expect(question.getByText(/You agree to pay the seller NZ\$\s42/)).toBeVisible()
    await question.getByRole('button', { name: 'Accept NZ$ 42' }).click()
    await expect(buyer.page.getByText(/^Agreed. You can see each other/)).toBeVisible()
    await expect(seller.page.getByText(/^Agreed. You can see each other/)).toBeVisible()
    await buyer.page.goto('/iwon-ilost')
    await expect(buyer.page.getByText(/^From Hana Hanason/).filter({ visible: true })).toHaveCount(1)
    await seller.page.goto(address)
    await expect(shown(seller.page, 'heading', 'Offers')).toBeVisible()
  })
})

const shown = (page: Page, role: 'button' | 'heading', name: string) =>
  page.getByRole(role, { name, exact: true }).filter({ visible: true }).first()
