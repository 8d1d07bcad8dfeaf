import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Account, getPaymentDetails } from '#domains/accounts/common/accounts.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import { createListing, listOwnListings } from '#domains/selling/common/own-listings.ts'
import { getSettings } from '#domains/settings/common/settings.ts'
import { lookUpVehicle, type VehicleLookUp } from '#domains/vehicles/common/vehicle-data.ts'
import { usualClosingRules } from '#domains/settings/common/closing-rules.ts'
import { findViolations } from '#test/browser/axe.ts'
import { answerWith, fakeApi, leaveUnanswered, refuseWith } from '#test/browser/fake-api.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { SellForm } from './sell-form.tsx'

const account = {
  id: 1000,
  type: 'user',
  suburb: 'petone',
  seller_kind: 'private',
  address: '',
  trader_number: null,
} as unknown as Account

const motorbike = {
  record: {
    plate: 'C4KRT',
    subtype: 'motorbike',
    make: 'Yamaha',
    model: 'MT-07',
    engine_cc: 689,
    odometer_km: null,
  },
  source: 'sample',
  fetched_at: '2026-11-22T00:00:00.000Z',
} as unknown as VehicleLookUp

afterEach(() => sessionStorage.clear())

async function open(type: Listing['type']) {
  await page.viewport(320, 700)
  fakeApi()
  authStore.setState({ known: true, token: 'a token', user: account })
  const none = { items: [], total: 0, page: 1, limit: 20 }
  answerWith(listOwnListings, { status: 'draft', sort: 'newest', page: 1, limit: 20 }, none as never)
  // The tested checks run before the first save.
  leaveUnanswered(createListing, {})
  leaveUnanswered(getPaymentDetails, {})
  leaveUnanswered(getSettings, {})
  const form = (
    <QueryProvider>
      <SellForm
        copied_from={null}
        account={account}
        own={null}
        type={type}
        rules={usualClosingRules}
        placeNameOf={() => 'Petone, Lower Hutt'}
        renderCategory={() => null}
        renderPlace={() => null}
        renderSoldPrices={() => null}
        renderListing={() => null}
        onCreated={() => undefined}
        onMoved={() => undefined}
        onPublished={() => undefined}
        onScheduled={() => undefined}
        onReload={() => undefined}
      />
    </QueryProvider>
  )
  const router = createMemoryRouter([{ path: '/', element: form }])
  await render(
    <main>
      <RouterProvider router={router} />
    </main>,
  )
}

const field = (label: string) => page.getByLabelText(label, { exact: true })
const publish = () => page.getByRole('button', { name: /^Publish/ }).click()
const summary = page.getByRole('alert')

test('the form works when the register fails or does not know the plate', async () => {
  await open('vehicle')
  const silent = {
    key: 'register_unavailable',
    status: 424,
    message: 'The register isn’t responding.',
  } as const
  refuseWith(lookUpVehicle, { plate: 'DOWN01' }, silent)
  const unknown = {
    key: 'not_found',
    status: 404,
    message: 'The plate ZZZ999 isn’t on the register.',
  } as const
  refuseWith(lookUpVehicle, { plate: 'ZZZ999' }, unknown)

  await field('Plate').fill('down01')
  await page.getByRole('button', { name: 'Fill in from the register' }).click()
  await expect.element(page.getByText('The register isn’t responding.')).toBeVisible()
  // Preselected, since without a kind there are no fields to fill in.
  await expect.element(field('Car')).toBeChecked()
  await expect.element(field('Make')).toBeVisible()
  await field('Plate').fill('ZZZ999')
  await commands.press('Enter')
  await expect.element(page.getByText('The plate ZZZ999 isn’t on the register.')).toBeVisible()
  await field('Plate').fill('Z-9')
  await page.getByRole('button', { name: 'Fill in from the register' }).click()
  await expect.element(page.getByText(/up to six letters and digits/)).toBeVisible()
})

test('each vehicle kind has its own fields, and the register sets the kind', async () => {
  await open('vehicle')
  answerWith(lookUpVehicle, { plate: 'C4KRT' }, motorbike)
  await page.getByText('Boat', { exact: true }).click()
  await expect.element(page.getByLabelText('Hull')).toBeVisible()
  await expect.element(field('Plate')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Odometer')).not.toBeInTheDocument()
  await page.getByText('Parts', { exact: true }).click()
  await expect.element(page.getByLabelText('Hull')).not.toBeInTheDocument()
  await expect.element(field('Make')).toBeVisible()

  await page.getByText('Truck', { exact: true }).click()
  await field('Plate').fill('C4KRT')
  await page.getByRole('button', { name: 'Fill in from the register' }).click()
  await page.getByRole('button', { name: 'Use “Motorbike” from the sample register' }).click()
  await expect.element(field('Motorbike')).toBeChecked()
  await expect.element(page.getByLabelText('Engine')).toHaveValue('689')
})

test('a motorbike without cc shows an error that links to the field', async () => {
  await open('vehicle')
  await page.getByText('Motorbike', { exact: true }).click()
  await publish()
  const received = summary.getByText('Enter the engine size in cc.')
  await received.click()
  await expect.element(page.getByLabelText('Engine')).toHaveFocus()
  await page.getByLabelText('Engine').fill('689')
  await publish()
  await expect.element(summary.getByText('Add a description, in a sentence or two.')).toBeVisible()
  await expect.element(received).not.toBeInTheDocument()
  expect(await findViolations()).toEqual([])
})

test('a title is proposed from typed fields and never replaces a typed one', async () => {
  await open('vehicle')
  const proposal = page.getByRole('button', { name: /^Use “/ })
  await page.getByText('Car', { exact: true }).click()
  await field('Make').fill('Toyota')
  await expect.element(proposal).not.toBeInTheDocument()
  await field('Model').fill('Corolla')
  await field('Year').fill('2016')
  await page.getByRole('button', { name: 'Use “2016 Toyota Corolla”' }).click()
  await expect.element(field('Title')).toHaveValue('2016 Toyota Corolla')
  await expect.element(proposal).not.toBeInTheDocument()

  await page.getByLabelText('Body style').selectOptions('Hatchback')
  await page.getByRole('button', { name: 'Use “2016 Toyota Corolla Hatchback”' }).click()
  await expect.element(field('Title')).toHaveValue('2016 Toyota Corolla Hatchback')
  expect(await findViolations()).toEqual([])

  await field('Title').fill('My Corolla')
  await field('Year').fill('2017')
  await expect.element(proposal).not.toBeInTheDocument()
  await expect.element(field('Title')).toHaveValue('My Corolla')
})

test('a rental needs its rent and keeps the bond limits', async () => {
  await open('property')
  await page.getByText('For rent', { exact: true }).click()
  await page.getByLabelText('Property type').selectOptions('Apartment')
  await expect.element(page.getByLabelText('Price method')).not.toBeInTheDocument()
  await publish()
  await expect.element(summary.getByText('Enter the weekly rent. The law requires it.')).toBeVisible()
  await expect.element(page.getByLabelText('Weekly rent')).toHaveFocus()

  await page.getByLabelText('Weekly rent').fill('650')
  await expect.element(page.getByText('At most four weeks’ rent, NZ$ 2,600.')).toBeVisible()
  await field('Bond').fill('2601')
  await page.getByLabelText('Pet bond').fill('1301')
  await publish()
  await expect.element(summary.getByText('The bond may be at most four weeks’ rent.')).toBeVisible()
  await expect.element(summary.getByText('The pet bond may be at most two weeks’ rent.')).toBeVisible()
  await expect.element(field('Bond')).toHaveFocus()

  await field('Bond').fill('2600')
  await page.getByLabelText('Pet bond').fill('1300')
  await publish()
  await expect.element(summary.getByText(/four weeks’ rent/)).not.toBeInTheDocument()
  await expect.element(summary.getByText(/two weeks’ rent/)).not.toBeInTheDocument()
})
