import { expect, type Page } from '@playwright/test'
import { aNewcomer, desktop, expectAccessible, themesOf, phone, register, test } from '../fixtures.ts'
import { forgive } from '../settings-steps.ts'

const real = '4111111111111111'
const numbers = [real, '4242424242424242', '378282246310005', '4000000000000002', '4000002760003184']

/** Everything the browser sends anywhere or stores. */
function watchForNumbers(page: Page): () => Promise<string[]> {
  const text: string[] = []
  page.on('request', (request) => {
    text.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`)
  })
  return async () => {
    const stored = await page.evaluate(async () => [
      document.cookie,
      location.href,
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
    ])
    expect(text.filter((one) => one.includes('tok_sandbox_')).length).toBeGreaterThan(2)
    const digits = [...text, ...stored].map((one) =>
      decodeURIComponent(one.replace(/%(?!\w\w)/g, '')).replace(/(?<=\d)[ +-](?=\d)/g, ''),
    )
    return numbers.filter((number) => digits.some((one) => one.includes(number)))
  }
}

async function addCard(page: Page, number: string, code = '123') {
  const button = page.getByRole('button', { name: 'Add card' })
  if (!(await page.getByRole('dialog').isVisible())) await button.click()
  await page.getByLabel('Card number').fill('')
  await page.getByLabel('Card number').pressSequentially(number)
  await page.getByLabel('Expiry date').fill('12 / 34')
  await page.getByLabel('Security code').fill(code)
  await page.getByRole('dialog').getByRole('button', { name: 'Add card' }).click()
}

for (const view of themesOf({ ...phone, width: 320 }, desktop)) {
  test(`cards are added, chosen and removed without their number leaving the page (${view.width} px)`, async ({
    visit,
  }) => {
    const visitor = await visit(view)
    const { page } = visitor
    await register(page, aNewcomer('Aroha'))
    const findNumbers = watchForNumbers(page)
    await page.goto('/user-settings#cards')
    await expect(page.getByText('You haven’t added a card yet.')).toBeVisible()

    await addCard(page, real)
    await expect(page.getByText('Use one of the test cards.')).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByLabel('Card number')).toBeFocused()
    await addCard(page, '4000000000000002')
    await expect(page.getByText('Your card was declined. Try another card, or ask your bank.')).toBeVisible()
    forgive(visitor, /402/)
    await addCard(page, '4242424242424242')
    const list = page.getByRole('list', { name: 'Cards' })
    await expect(list.getByRole('listitem')).toContainText('Visa ending in 4242')
    await addCard(page, '378282246310005', '1234')
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await page.getByRole('button', { name: 'Add card' }).click()
    await page.getByText('Choose a test card').click()
    await page.getByRole('button', { name: /Asks you to confirm/ }).click()
    await expect(page.getByLabel('Card number')).toHaveValue('4000 0027 6000 3184')
    await page.getByRole('dialog').getByRole('button', { name: 'Add card' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(3)

    await page.getByRole('button', { name: 'Make default American Express ending in 0005' }).click()
    await expect(list.getByRole('listitem').first()).toContainText('American Express ending in 0005')
    await expect(list.getByText('Default', { exact: true })).toHaveCount(1)
    await page.getByRole('button', { name: 'Remove American Express ending in 0005' }).click()
    await page.getByRole('button', { name: 'Remove card' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expect(list.getByRole('listitem').first()).toContainText('Visa ending in 3184')
    expect(await findNumbers()).toEqual([])
  })
}
