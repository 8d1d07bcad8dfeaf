import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { untilHydrated } from '../before-hydration.ts'
import {
  type Newcomer,
  type Visitor,
  aNewcomer,
  desktop,
  intercept,
  phone,
  register,
  test,
} from '../fixtures.ts'

const question = 'Kia ora, does the rack take panniers?'
const answer = 'It does: two small ones, or one big one on either side.'

test('a buyer asks, the seller answers, and a visitor reads both live', async ({ visit, request }) => {
  const [seller, buyer, visitor] = [
    await visit(desktop),
    await visit(phone),
    await visit({ width: 320, height: 700, theme: 'light' }),
  ]
  const hana = aNewcomer('Hana')
  await register(seller.page, hana)
  const listing = await list(request, hana)
  await seller.page.goto(listing)
  await expect(seller.page.getByText('No questions yet.')).toBeVisible()
  await visitor.page.goto(listing)
  await expect(visitor.page.getByText('No questions yet.')).toBeVisible()

  await test.step('a visitor’s question survives signing in', () => requestAfterSigningIn(buyer, listing))

  await test.step('a phone number is refused with the reason, and the text stays', async () => {
    await buyer.page.getByRole('button', { name: 'Send question' }).click()
    await expect(buyer.page.getByText(/leave out the phone number/)).toBeVisible()
    await expect(openDialog(buyer.page)).toBeFocused()
    await buyer.page.reload()
    await expect(openDialog(buyer.page)).toHaveValue('Ring me on 021 555 1234?')
  })

  await test.step('a question that fails to send is not lost', () => requestOverBadLine(buyer))

  await test.step('the seller is notified and sees it live', async () => {
    await expect(questionIn(seller.page)).toContainText('Mere N.')
    await seller.page.getByRole('button', { name: /notification/i }).click()
    await seller.page.getByRole('menuitem', { name: /New question.*Cinelli/ }).click()
    await seller.page.waitForURL(`**${listing}#questions`)
    await expect(visitor.page.getByText(question)).toHaveCount(0)
    await seller.page.goto('/isell')
    await seller.page.getByRole('link', { name: /Answer question/ }).click()
    await seller.page.waitForURL(`**${listing}#questions`)
  })

  await test.step('the seller answers by keyboard, and a reload keeps the draft', () =>
    answerByKeyboard(seller))

  await test.step('the asker is notified, and every viewer sees both', async () => {
    for (const { page } of [buyer, visitor]) {
      await expect(questionIn(page)).toContainText(answer)
    }
    await buyer.page.getByRole('button', { name: /notification/i }).click()
    await expect(buyer.page.getByRole('menuitem', { name: /question was answered.*Cinelli/ })).toBeVisible()
    const fresh = await request.get(listing)
    expect(await fresh.text()).toContain(answer)
  })

  await test.step('failed questions show an error and load on retry', () =>
    loadQuestionsAgain(visitor, listing))

  await test.step('an edited answer updates for readers live', async () => {
    await questionIn(seller.page).getByRole('button', { name: 'Change your answer' }).click()
    await seller.page.getByLabel(/^Change your answer to/).fill('It does not, sorry.')
    await seller.page.getByRole('button', { name: 'Change answer', exact: true }).click()
    await expect(questionIn(visitor.page)).toContainText('It does not, sorry.')
    await expect(questionIn(visitor.page)).toContainText('changed')
  })
})

const openDialog = (page: Page) => page.getByLabel('Ask the seller')
const answering = (page: Page) => page.getByLabel(/^Answer Mere/)
const questionIn = (page: Page) =>
  page.getByRole('region', { name: /^Questions and answers/ }).getByRole('listitem')

async function signOut(page: Page) {
  await page.getByRole('button', { name: /account/i }).click()
  await page.getByRole('menuitem', { name: /sign out/i }).click()
  await page.waitForURL(/\/signin/)
}

async function list(request: APIRequestContext, { email }: Newcomer): Promise<string> {
  const credentials = { email, password: 'kahu1234', type: 'user' }
  const { token } = await (await request.post('/api/auth/sign-in', { data: credentials })).json()
  const headers = { authorization: `Bearer ${token}` }
  const categories = await (await request.get('/api/category-list?type=general')).json()
  const draft = await request.post('/api/listing', {
    headers,
    data: {
      type: 'general',
      title: 'Cinelli commuter with a rack',
      category_id: categories.items.find(({ name }: { name: string }) => name === 'Road bikes').id,
      condition: 'used',
      description: 'Ridden to work for four years.',
      sale_method: 'fixed_price',
      buy_now_price_cents: 45_000,
      pickup: 'allowed',
      suburb: 'te-aro',
    },
  })
  const { id } = await draft.json()
  const data = { status: 'active' }
  const published = await request.put(`/api/listing-status/${id}`, { headers, data })
  expect(published.ok(), await published.text()).toBe(true)
  return `/general/${id}/detail`
}

async function requestOverBadLine(buyer: Visitor) {
  await openDialog(buyer.page).fill(question)
  await intercept(buyer.page, '**/api/question', (route) => route.fulfill({ status: 503, body: '' }))
  await buyer.page.getByRole('button', { name: 'Send question' }).click()
  await expect(buyer.page.getByText('We are back in a moment.')).toBeVisible()
  await expect(openDialog(buyer.page)).toHaveValue(question)
  buyer.complaints.splice(0, Infinity, ...buyer.complaints.filter((text) => !/status of 503/.test(text)))
  await buyer.page.unroute('**/api/question')
  await buyer.page.getByRole('button', { name: 'Send question' }).click()
  await expect(questionIn(buyer.page)).toContainText('waiting for an answer')
  await expect(openDialog(buyer.page)).toHaveValue('')
}

async function loadQuestionsAgain(visitor: Visitor, listing: string) {
  const { page, complaints } = visitor
  await page.goto('/ibuy?sort=newest')
  await untilHydrated(page)
  await intercept(page, '**/api/question?*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('link', { name: /Cinelli commuter with a rack/ }).click()
  await page.waitForURL(`**${listing}`)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/api/question?*')
  complaints.splice(0, Infinity, ...complaints.filter((text) => !/status of 503/.test(text)))
  await again.click()
  await expect(questionIn(page)).toContainText(answer)
}

async function requestAfterSigningIn(buyer: Visitor, listing: string) {
  const mere = aNewcomer('Mere')
  await register(buyer.page, mere, '/home')
  await signOut(buyer.page)
  await buyer.page.goto(listing)
  await openDialog(buyer.page).fill('Ring me on 021 555 1234?')
  await buyer.page.getByRole('button', { name: 'Sign in to ask' }).click()
  await buyer.page.getByLabel('Email', { exact: true }).fill(mere.email)
  await buyer.page.getByLabel('Password', { exact: true }).fill('kahu1234')
  await buyer.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await buyer.page.waitForURL(`**${listing}#questions`)
  await expect(openDialog(buyer.page)).toHaveValue('Ring me on 021 555 1234?')
}

async function answerByKeyboard(seller: Visitor) {
  await questionIn(seller.page).getByRole('button', { name: 'Answer question' }).press('Enter')
  await expect(answering(seller.page)).toBeFocused()
  await seller.page.keyboard.type('It does')
  await seller.page.reload()
  await expect(answering(seller.page)).toHaveValue('It does')
  await answering(seller.page).fill(answer)
  await seller.page.keyboard.press('Tab')
  await seller.page.keyboard.press('Enter')
  await expect(questionIn(seller.page)).toContainText(answer)
}
