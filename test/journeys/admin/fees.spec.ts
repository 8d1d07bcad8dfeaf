import { expect, type Page } from '@playwright/test'
import {
  aNewcomer,
  desktop,
  expectAccessible,
  phone,
  registerByCalls,
  signInByCalls,
  test,
} from '../fixtures.ts'
import { aMember, post } from '../members.ts'
import { setType } from './admin-steps.ts'

const mahina = { ...aNewcomer('Mahina'), password: 'kahu1234' }

test.afterAll(() => setType(mahina, 'user'))

/** The figures of a sale: fee, GST within and the rest. */
const saleOf = (page: Page, price: string) => page.getByRole('row', { name: new RegExp(`^${price} `) })

test('an operator sees what ten sales cost with the values as typed, before publishing them', async ({
  visit,
  request,
}) => {
  await registerByCalls(request, mahina)
  await setType(mahina, 'admin')
  const { page } = await visit(desktop)
  await signInByCalls(page, mahina, '/edit-settings?section=fees')
  await expect(saleOf(page, '500.00').getByRole('cell')).toHaveText(['500.00', '39.50', '5.15', '460.50'])
  await expectAccessible(page)
  const rate = page.getByLabel('Rate, in per cent').first()
  await rate.fill('10')
  await expect(saleOf(page, '500.00').getByRole('cell')).toHaveText(['500.00', '50.00', '6.52', '450.00'])
  await expect(saleOf(page, '0.50').getByRole('cell')).toHaveText(['0.50', '0.00', '0.00', '0.50'])
  await rate.fill('ten')
  await expect(page.getByText('Check the values above to see the preview.')).toBeVisible()
  await rate.fill('10')

  await page.getByRole('button', { name: 'Add exception' }).click()
  const added = page.getByRole('list', { name: 'Exceptions' }).getByRole('listitem').last()
  await expect(added.getByLabel('Category')).toBeFocused()
  await added.getByLabel('Seller').selectOption('In trade')
  await added.getByLabel('Rate, in per cent').fill('2')
  await added.getByLabel('Lowest fee').fill('1')
  await page.getByLabel('Show fees for').selectOption('Exception 2: Every category, In trade')
  await expect(saleOf(page, '500.00').getByRole('cell')).toHaveText(['500.00', '10.00', '1.30', '490.00'])
  await expect(page.getByText('Draft saved · 2 changes')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(added.getByLabel('Rate, in per cent')).toHaveValue('2')
  await added.getByLabel('Lowest fee').fill('')
  await page.getByRole('button', { name: 'Review and publish' }).click()
  await expect(
    page.getByText('Exception 2: enter a lowest fee from NZ$ 0 to NZ$ 1,000.').first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(rate).toHaveValue('7.9')
})

for (const look of [desktop, phone])
  test(`the fees and the rules of buyer protection are published (${look.theme})`, async ({ visit }) => {
    const { page } = await visit(look)
    await page.goto('/info/fees')
    await expect(page.getByRole('heading', { name: 'Fees', exact: true })).toBeVisible()
    await expect(page.getByRole('row', { name: /Everything else Anyone 7\.9%/ })).toBeVisible()
    await expect(saleOf(page, '49.90').first().getByRole('cell')).toHaveText([
      '49.90',
      '3.94',
      '0.51',
      '45.96',
    ])
    await page.getByText('Ten sales: Every category, With a plan', { exact: true }).first().click()
    await expect(saleOf(page, '500.00').last().getByRole('cell')).toHaveText([
      '500.00',
      '29.50',
      '3.85',
      '470.50',
    ])
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Read how buyer protection works' }).click()
    await expect(page.getByRole('heading', { name: 'Buyer protection', exact: true })).toBeVisible()
    await expect(page.getByText('14 days after the seller sends it, at the latest')).toBeVisible()
    await expectAccessible(page)
  })

test('a seller sees the fee of both prices to the cent before publishing', async ({ visit, request }) => {
  const seller = await aMember(request, 'Wiremu')
  const { items } = await (await request.get('/api/category-list?type=general')).json()
  const { id } = await post(
    request,
    '/listing',
    {
      type: 'general',
      title: 'Enamel teapot',
      description: 'As good as it looks.',
      condition: 'used',
      category_id: items[0].id,
      sale_method: 'auction',
      start_price_cents: 500,
      buy_now_price_cents: 4_990,
      duration_minutes: 60,
      pickup: 'allowed',
      suburb: 'te-aro',
    },
    seller,
  )
  const { page } = await visit(phone)
  await signInByCalls(page, seller, `/general/${id}/edit`)
  await page
    .getByRole('button', { name: /^Publish/ })
    .locator('visible=true')
    .first()
    .click()
  const fees = page.getByRole('dialog').getByRole('region', { name: 'Your fees' })
  await expect(fees.locator('dd')).toHaveText(
    [
      ['NZ$ 5.00', '−NZ$ 0.50', 'NZ$ 4.50'],
      ['NZ$ 49.90', '−NZ$ 3.94', 'NZ$ 45.96'],
    ]
      .flat()
      .map((text) => text.replaceAll(' ', '\u00a0')),
  )
  await expect(fees).toContainText('Success fee (includes GST of NZ$\u00a00.07)')
  await expectAccessible(page)
})
