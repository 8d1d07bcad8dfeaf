import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import {
  addAddress,
  changeAddress,
  listAddresses,
  type DeliveryAddress,
} from '#domains/delivery/common/addresses.ts'
import { listPlaces } from '#domains/places/common/places.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { findViolations } from '#test/browser/axe.ts'
import { answerWith, fakeApi } from '#test/browser/fake-api.ts'
import { AddressDialog } from './address-dialog.tsx'

const address: DeliveryAddress = {
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
const petone = { slug: 'petone', name: 'Petone', latitude: -41.2, longitude: 174.9 }
const lowerHutt = { slug: 'lower-hutt', name: 'Lower Hutt', suburbs: [petone] }

// Replies are cached by account.
let userId = 1000
let sent: ReturnType<typeof fakeApi>['values']
beforeEach(() => {
  sent = fakeApi().values
  userId += 1
  authStore.setState({
    known: true,
    token: 'a token',
    user: { id: userId, type: 'user', first_name: 'Mere', last_name: 'Kahu' } as Account,
  })
  answerWith(listPlaces, {}, { items: [{ slug: 'wellington', name: 'Wellington', districts: [lowerHutt] }] })
})

async function renderDialog(
  known: DeliveryAddress[],
  props: Partial<Parameters<typeof AddressDialog>[0]> = {},
) {
  answerWith(listAddresses, {}, { items: known })
  const acts = { onSaved: vi.fn<(saved: DeliveryAddress) => void>(), onClose: vi.fn<() => void>() }
  const router = createMemoryRouter([{ path: '*', element: <AddressDialog {...acts} {...props} /> }])
  await render(
    <QueryProvider>
      <RouterProvider router={router} />
    </QueryProvider>,
  )
  return acts
}

const box = (name: string) => page.getByRole('textbox', { name })
const rural = page.getByRole('checkbox', { name: 'Rural delivery (RD)' })
const bodies = () => sent.flatMap(({ body }) => (body === undefined ? [] : [body]))

test('a new address is filled in, saved and handed over, with the person’s name proposed', async () => {
  const { onSaved, onClose } = await renderDialog([])
  await expect.element(box('Recipient’s name')).toHaveValue('Mere Kahu')
  await expect
    .element(page.getByRole('checkbox', { name: 'Use as my default address' }))
    .not.toBeInTheDocument()
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  expect(await findViolations()).toEqual([])
  await box('Street address').fill('12 Jackson Street')
  await page.getByRole('combobox').fill('Peto')
  await page.getByRole('option').click()
  await box('Postcode').fill('5012')
  answerWith(addAddress, {}, address)
  await page.getByRole('button', { name: 'Add address' }).click()
  await expect.poll(() => onSaved.mock.calls).toEqual([[address]])
  expect(onClose).toHaveBeenCalledOnce()
  const {
    id: _id,
    place_name: _place,
    region: _region,
    island: _island,
    latitude: _latitude,
    longitude: _longitude,
    ...input
  } = address
  expect(bodies()).toEqual([{ ...input, is_default: false }])
})

test('the fields have the autocomplete of an address', async () => {
  await renderDialog([])
  for (const [name, token] of [
    ['Recipient’s name', 'name'],
    ['Street address', 'address-line1'],
    ['Second line (optional)', 'address-line2'],
    ['Postcode', 'postal-code'],
  ] as const)
    await expect.element(box(name)).toHaveAttribute('autocomplete', token)
})

test('rural delivery follows the address until the person chooses', async () => {
  await renderDialog([])
  await expect.element(rural).not.toBeChecked()
  await box('Second line (optional)').fill('RD 3')
  await expect.element(rural).toBeChecked()
  await box('Second line (optional)').fill('')
  await expect.element(rural).not.toBeChecked()
  await box('Postcode').fill('5791')
  await expect.element(rural).toBeChecked()
  await rural.click()
  await expect.element(rural).not.toBeChecked()
  await box('Second line (optional)').fill('RD 3')
  await expect.element(rural).not.toBeChecked()
})

test('a saved choice of rural delivery wins over the proposal', async () => {
  await renderDialog([address], { address: { ...address, line2: 'RD 3' } })
  await expect.element(rural).not.toBeChecked()
  await box('Second line (optional)').fill('RD 4')
  await expect.element(rural).not.toBeChecked()
})

test('missing details are named at their fields and nothing is sent', async () => {
  const { onSaved } = await renderDialog([])
  await box('Recipient’s name').fill('')
  await page.getByRole('button', { name: 'Add address' }).click()
  for (const message of [
    'Enter the recipient’s name',
    'Enter the street address',
    'Choose a town or suburb from the list',
    'Enter a four-digit postcode, like 5012',
  ])
    await expect.element(page.getByText(message)).toBeVisible()
  expect(bodies()).toEqual([])
  expect(onSaved).not.toHaveBeenCalled()
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  expect(await findViolations()).toEqual([])
})

test('an address that is not the default can become it', async () => {
  const other = { ...address, id: 6, is_default: false }
  const { onSaved } = await renderDialog([address, other], { address: other })
  await page.getByRole('checkbox', { name: 'Use as my default address' }).click()
  answerWith(changeAddress, { id: 6 }, { ...other, is_default: true })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => onSaved.mock.calls).toEqual([[{ ...other, is_default: true }]])
  expect(bodies()).toMatchObject([{ name: 'Mere Kahu', suburb: 'petone', is_default: true }])
})

test('Escape closes the dialog, and asks first when something is typed', async () => {
  const { onClose } = await renderDialog([address], { address })
  await box('Street address').fill('14 Jackson Street')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('heading', { name: /discard/i })).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})
