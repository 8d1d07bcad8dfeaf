import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import {
  changeAddress,
  listAddresses,
  removeAddress,
  type DeliveryAddress,
} from '#domains/delivery/common/addresses.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { findViolations } from '#test/browser/axe.ts'
import { answerWith, failWith, fakeApi } from '#test/browser/fake-api.ts'
import { AddressList } from './address-list.tsx'

const makeAddress = (id: number, line1: string, isDefault = false): DeliveryAddress => ({
  id,
  name: 'Mere Kahu',
  line1,
  line2: '',
  suburb: 'petone',
  place_name: 'Petone, Lower Hutt',
  region: 'wellington',
  island: 'north',
  latitude: -41.2,
  longitude: 174.9,
  postcode: '5012',
  is_rural: id === 2,
  is_default: isDefault,
})
const [home, farm] = [makeAddress(1, '12 Jackson Street', true), makeAddress(2, '7 Mill Road')]

// Replies are cached by account.
let userId = 1000
beforeEach(() => {
  fakeApi()
  userId += 1
  authStore.setState({ known: true, token: 'a token', user: { id: userId, type: 'user' } as Account })
})

async function renderList() {
  await render(
    <QueryProvider>
      <main>
        <AddressList />
      </main>
    </QueryProvider>,
  )
}

const rows = page.getByRole('listitem')
const addButton = page.getByRole('button', { name: 'Add address' })

test('the list marks the default and rural addresses, and makes another one the default', async () => {
  answerWith(listAddresses, {}, { items: [home, farm] })
  await renderList()
  await expect.element(rows.nth(0).getByText(/Default/)).toBeVisible()
  await expect.element(rows.nth(1).getByText(/Rural/)).toBeVisible()
  expect(await findViolations()).toEqual([])
  answerWith(changeAddress, { id: 2 }, { ...farm, is_default: true })
  answerWith(
    listAddresses,
    {},
    {
      items: [
        { ...farm, is_default: true },
        { ...home, is_default: false },
      ],
    },
  )
  await page.getByRole('button', { name: 'Make default the address of Mere Kahu at 7 Mill Road' }).click()
  await expect.element(rows.nth(0).getByText('7 Mill Road', { exact: true })).toBeVisible()
})

test('removing the default asks first and says what becomes the default', async () => {
  answerWith(listAddresses, {}, { items: [home, farm] })
  await renderList()
  await page.getByRole('button', { name: 'Remove the address of Mere Kahu at 12 Jackson Street' }).click()
  await expect.element(page.getByText(/Your newest other address becomes the default/)).toBeVisible()
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  expect(await findViolations()).toEqual([])
  answerWith(removeAddress, { id: 1 }, { ok: true })
  answerWith(listAddresses, {}, { items: [{ ...farm, is_default: true }] })
  await page.getByRole('button', { name: 'Remove address' }).click()
  await expect.element(page.getByText('12 Jackson Street')).not.toBeInTheDocument()
  await expect.element(rows.getByText(/Default/)).toBeVisible()
})

test('an empty list offers to add an address', async () => {
  answerWith(listAddresses, {}, { items: [] })
  await renderList()
  await expect.element(page.getByText(/No delivery addresses yet/)).toBeVisible()
  await expect.element(addButton).toBeEnabled()
})

test('a full list says how many addresses it may have', async () => {
  const items = Array.from({ length: 10 }, (_, n) => makeAddress(n + 1, `${n + 1} Jackson Street`, n === 0))
  answerWith(listAddresses, {}, { items })
  await renderList()
  await expect.element(page.getByText('You can keep up to 10 addresses.')).toBeVisible()
  await expect.element(addButton).toBeDisabled()
})

test('a list that didn’t load says so and offers to try again', async () => {
  failWith(listAddresses, {}, 500)
  await renderList()
  await expect.element(page.getByText('Your addresses didn’t load')).toBeVisible()
})
