import { expect } from '@playwright/test'
import { desktop, expectAccessible, phone, signInByCalls, test } from '../fixtures.ts'
import { aMember, post } from '../members.ts'
import { addAddress, courier, expectNext, lamp } from './deals.ts'

test('three pieces go to three buyers, each with their own delivery and total', async ({
  visit,
  request,
}) => {
  test.setTimeout(180_000)
  const hana = await aMember(request, 'Hana')
  const { items } = await (await request.get('/api/category-list?type=general')).json()
  const listing = { ...lamp, category_id: items[0].id, quantity: 3, delivery_options: [courier] }
  const { id } = await post(request, '/listing', listing, hana)
  await post(request, `/listing-status/${id}`, { status: 'active' }, hana)

  const purchases = [
    { name: 'Mere', isRural: true, method: null, total: 'NZ$ 35.50', size: phone },
    { name: 'Tama', isRural: false, method: null, total: 'NZ$ 31', size: desktop },
    {
      name: 'Rangi',
      isRural: null,
      method: 'Pickup from Te Aro, Wellington, free',
      total: 'NZ$ 24',
      size: phone,
    },
  ] as const
  for (const { name, isRural, method, total, size } of purchases)
    await test.step(`${name} buys one for ${total}`, async () => {
      const buyer = await aMember(request, name)
      if (isRural !== null) await addAddress(request, buyer, isRural)
      const { page } = await visit(size)
      await signInByCalls(page, buyer, `/general/${id}/detail`)
      await page.getByRole('button', { name: 'Buy now NZ$ 24' }).filter({ visible: true }).click()
      const dialog = page.getByRole('dialog', { name: /^Buy/ })
      if (method) await dialog.getByText(method).click()
      await dialog.getByRole('button', { name: `Buy for ${total}`, exact: true }).click()
      await expect(dialog).toBeHidden()
      await page.getByRole('link', { name: 'See purchase' }).click()
      await expect(page).toHaveURL(/\/trades\/\d+$/)
      await expectNext(page, new RegExp(`^Pay Hana Hanason ${total.replace('$', String.raw`\$`)} by `))
      await expectAccessible(page)
    })

  await test.step('the seller sees three sales with their totals', async () => {
    const { page } = await visit(phone)
    await signInByCalls(page, hana, '/isell?status=sold')
    for (const { name } of purchases)
      await expect(
        page.getByText(new RegExp(`^To ${name} ${name}son`)).filter({ visible: true }),
      ).toHaveCount(1)
    const reply = await request.get('/api/trade?role=seller&page=1&limit=10', {
      headers: { authorization: `Bearer ${hana.token}` },
    })
    const { items: trades } = await reply.json()
    const totals = trades.map(({ terms }: { terms: { total_cents: number } }) => terms.total_cents)
    expect(totals.toSorted()).toEqual([24_00, 31_00, 35_50])
  })
})
