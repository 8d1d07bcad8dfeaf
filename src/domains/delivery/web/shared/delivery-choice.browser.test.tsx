import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { addAddress, listAddresses, type DeliveryAddress } from '#domains/delivery/common/addresses.ts'
import type { DeliveryTerms } from '#domains/delivery/common/delivery-price.ts'
import { listPlaces } from '#domains/places/common/places.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { findViolations } from '#test/browser/axe.ts'
import { answerWith, failWith, fakeApi } from '#test/browser/fake-api.ts'
import { aCourierOption } from '#test/harness/deals/delivery-options.ts'
import { DeliveryChoiceFields, useDeliveryChoice } from './delivery-choice.tsx'

const petone: DeliveryAddress = {
  id: 5,
  name: 'Mere Kahu',
  line1: '12 Jackson Street',
  line2: '',
  suburb: 'petone',
  place_name: 'Petone, Lower Hutt',
  region: 'wellington',
  island: 'north',
  latitude: -41.2,
  longitude: 174.9,
  postcode: '5012',
  is_rural: false,
  is_default: true,
}
const farm: DeliveryAddress = {
  ...petone,
  id: 6,
  line1: '3 Mill Road',
  line2: 'RD 3',
  is_rural: true,
  is_default: false,
}
const lowerHutt = {
  slug: 'lower-hutt',
  name: 'Lower Hutt',
  suburbs: [{ slug: 'petone', name: 'Petone', latitude: -41.2, longitude: 174.9 }],
}
const signed = aCourierOption({
  id: 1,
  name: 'Signature required',
  north_cents: 9_00,
  rural_cents: null,
  is_tracked: true,
})
const courier = aCourierOption({ id: 2, north_cents: 7_00, rural_cents: 4_50 })
const terms: DeliveryTerms = { pickup: 'allowed', delivery_options: [signed, courier] }
const from = { region: 'auckland', latitude: -36.8, longitude: 174.8 }

// Replies are cached by account.
let userId = 3000
beforeEach(() => {
  fakeApi()
  userId += 1
  authStore.setState({
    known: true,
    token: 'a token',
    user: { id: userId, type: 'user', first_name: 'Mere', last_name: 'Kahu' } as Account,
  })
})

function Choosing({ offered }: { offered: DeliveryTerms }) {
  const choosing = useDeliveryChoice({ offered, from, place: 'Devonport', quantity: 1, items_cents: 24_00 })
  return (
    <main>
      <DeliveryChoiceFields choosing={choosing} />
      <button type="button" onClick={() => choosing.check()}>
        Check
      </button>
      <output>{JSON.stringify([choosing.choice, choosing.total_cents])}</output>
    </main>
  )
}

async function renderChoosing(addresses: DeliveryAddress[], offered = terms) {
  answerWith(listAddresses, {}, { items: addresses })
  const router = createMemoryRouter([{ path: '*', element: <Choosing offered={offered} /> }])
  await render(
    <QueryProvider>
      <RouterProvider router={router} />
    </QueryProvider>,
  )
}

const result = page.getByRole('status').filter({ hasText: '[' })
const radio = (name: string) => page.getByRole('radio', { name })

test('the cheapest delivery to the default address is preselected, and another can be chosen', async () => {
  await renderChoosing([petone, farm])
  await expect.element(radio('Courier NZ$\u00a07')).toBeChecked()
  await expect.element(result).toHaveTextContent('[{"method":"option","option_id":2,"address_id":5},3100]')
  expect(await findViolations()).toEqual([])
  await page.getByRole('radio', { name: /^Courier, Signature required: NZ\$\s9/ }).click()
  await expect.element(result).toHaveTextContent('[{"method":"option","option_id":1,"address_id":5},3300]')
  await radio('Pickup from Devonport, free').click()
  await expect.element(result).toHaveTextContent('[{"method":"pickup"},2400]')
})

test('another address changes the prices, and what isn’t delivered there is named', async () => {
  await renderChoosing([petone, farm])
  await page.getByLabelText('Deliver to').selectOptions('6')
  await expect.element(radio('Courier NZ$\u00a07 + NZ$\u00a04.50 rural')).toBeChecked()
  await expect
    .element(page.getByText('Courier, Signature required: not delivered to rural addresses'))
    .toBeVisible()
  await expect.element(result).toHaveTextContent('[{"method":"option","option_id":2,"address_id":6},3550]')
})

test('the only choice is preselected and shown as a line', async () => {
  await renderChoosing([], { pickup: 'must', delivery_options: [] })
  await expect.element(page.getByText('Pickup from Devonport, free')).toBeVisible()
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Add address' })).not.toBeInTheDocument()
  await expect.element(result).toHaveTextContent('[{"method":"pickup"},2400]')
})

test('delivery as agreed has no price and takes the address along', async () => {
  await renderChoosing([petone], { pickup: 'none', delivery_options: [] })
  await expect.element(page.getByText('Delivery as agreed with the seller')).toBeVisible()
  await expect.element(result).toHaveTextContent('[{"method":"as_agreed","address_id":5},2400]')
})

test('without an address nothing is preselected, and an added one brings the prices', async () => {
  answerWith(listPlaces, {}, { items: [{ slug: 'wellington', name: 'Wellington', districts: [lowerHutt] }] })
  await renderChoosing([])
  await expect
    .element(page.getByText(/^Delivery from .*Add your address to see the price to you/))
    .toBeVisible()
  await page.getByRole('button', { name: 'Check' }).click()
  await expect.element(page.getByText('Add an address, or choose pickup')).toBeVisible()
  await page.getByRole('button', { name: 'Add address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a delivery address' })
  await dialog.getByLabelText('Street address').fill('12 Jackson Street')
  await dialog.getByRole('combobox').fill('Peto')
  await page.getByRole('option').click()
  await dialog.getByLabelText('Postcode').fill('5012')
  answerWith(addAddress, {}, petone)
  answerWith(listAddresses, {}, { items: [petone] })
  await dialog.getByRole('button', { name: 'Add address' }).click()
  await expect.element(radio('Courier NZ$\u00a07')).toBeChecked()
  await expect.element(result).toHaveTextContent('[{"method":"option","option_id":2,"address_id":5},3100]')
})

test('addresses that did not load can be read again, and nothing is chosen until then', async () => {
  await renderChoosing([])
  authStore.setState({ user: { id: userId + 100_000, type: 'user' } as Account })
  failWith(listAddresses, {}, 500)
  await expect.element(page.getByText('Your addresses didn’t load')).toBeVisible()
  await expect.element(result).toHaveTextContent('[null,2400]')
})
