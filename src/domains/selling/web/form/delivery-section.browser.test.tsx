import { useEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Account, getPaymentDetails, putPaymentDetails } from '#domains/accounts/common/accounts.ts'
import {
  listDeliveryTemplates,
  removeDeliveryTemplate,
  saveDeliveryTemplate,
} from '#domains/delivery/common/delivery-templates.ts'
import { listPlaces } from '#domains/places/common/places.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { findViolations } from '#test/browser/axe.ts'
import { answerWith, fakeApi } from '#test/browser/fake-api.ts'
import { aCourierOption } from '#test/harness/deals/delivery-options.ts'
import { readOptions, toRow } from '../delivery/option-values.ts'
import { DeliverySection } from './delivery-section.tsx'
import { emptyValues, type SellValues } from './sell-values.ts'

const template = {
  id: 4,
  name: 'Small parcel',
  pickup: 'none' as const,
  delivery_options: [aCourierOption({ kind: 'post' })],
  payment_methods: ['cash' as const],
  closing_text: 'Paid by Friday.',
}
const petone = { slug: 'petone', name: 'Petone', latitude: -41.2, longitude: 174.9 }
const wellington = {
  slug: 'wellington',
  name: 'Wellington',
  districts: [{ slug: 'lower-hutt', name: 'Lower Hutt', suburbs: [petone] }],
}

const shown: { values: SellValues } = { values: emptyValues(null) }
// Replies are cached by account.
let userId = 1000

function Section({ start }: { start: SellValues }) {
  const [current, setCurrent] = useState(start)
  useEffect(() => {
    shown.values = current
  })
  return (
    <DeliverySection
      values={current}
      problems={{}}
      isOwn
      change={(changes) =>
        setCurrent((before) => ({
          ...before,
          ...(typeof changes === 'function' ? changes(before) : changes),
        }))
      }
    />
  )
}

async function open(changes: Partial<SellValues> = {}, items = [template]) {
  await page.viewport(390, 844)
  fakeApi()
  userId += 1
  authStore.setState({ known: true, token: 'a token', user: { id: userId, type: 'user' } as Account })
  answerWith(listPlaces, {}, { items: [wellington] })
  answerWith(listDeliveryTemplates, {}, { items })
  answerWith(getPaymentDetails, {}, { details: null })
  const section = (
    <QueryProvider>
      <Section start={{ ...emptyValues('petone'), ...changes }} />
    </QueryProvider>
  )
  const router = createMemoryRouter([{ path: '/', element: section }])
  await render(
    <main>
      <h1>Sell</h1>
      <RouterProvider router={router} />
    </main>,
  )
}

const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const field = (label: string) => page.getByRole('textbox', { name: label })

/** A dialog that still fades in has too little contrast. */
async function expectAccessible() {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  expect(await findViolations()).toEqual([])
}

test('an option is added, completed, folded up and edited again', async () => {
  await open()
  await press('Add delivery')
  await press('Done')
  await expect.element(page.getByText('Enter a price. Use 0 for free.')).toBeVisible()
  await field('North Island').fill('7')
  await field('South Island').fill('12')
  await field('Wellington').fill('5')
  await field('Rural, on top').fill('4.50')
  await field('Sent within').fill('2')
  await expect.element(field('Each further item')).not.toBeInTheDocument()
  await expectAccessible()
  await press('Done')
  const words =
    'North Island NZ$\u00a07 · South Island NZ$\u00a012 · Wellington NZ$\u00a05 · rural + NZ$\u00a04.50 · sent within 2 days · tracked'
  await expect.element(page.getByText(words)).toBeVisible()
  await expectAccessible()
  await press('Edit delivery option 1')
  await page.getByLabelText('No rural delivery').click()
  await expect.element(field('Rural, on top')).not.toBeInTheDocument()
  await press('Done')
  await expect.element(page.getByText(/no rural delivery/)).toBeVisible()
  expect(readOptions(shown.values.delivery)).toMatchObject([
    { kind: 'courier', north_cents: 700, own_region_cents: 500, rural_cents: null, days_to_send: 2 },
  ])
  await press('Remove delivery option 1')
  expect(shown.values.delivery).toEqual([])
})

test('the seller delivers within a distance, and several pieces have a price for each further one', async () => {
  await open({ sale_method: 'fixed_price', quantity: '3' })
  await press('Add delivery')
  await press('I deliver')
  await press('Done')
  await expect.element(page.getByText('Enter how far you deliver.')).toBeVisible()
  await field('Within').fill('20')
  await field('Price').fill('15')
  await field('Each further item').fill('2')
  await press('Done')
  await expect.element(page.getByText('Seller delivers within 20 km')).toBeVisible()
  await expect.element(page.getByText('NZ$ 15 · each further item NZ$ 2')).toBeVisible()
})

test('a template fills the section, and the section becomes a template', async () => {
  await open({ description: 'A lamp.' })
  await page.getByLabelText('Use a template').selectOptions('Small parcel')
  await expect.element(page.getByText('Post', { exact: true })).toBeVisible()
  expect(shown.values).toMatchObject({
    pickup: 'none',
    payment_methods: ['cash'],
    description: 'A lamp.\n\nPaid by Friday.',
  })
  await press('Save as template')
  const option = { ...aCourierOption({ kind: 'post' }), id: shown.values.delivery[0]!.id }
  const input = { ...template, name: 'small parcel', delivery_options: [option] }
  const { id: _, ...body } = input
  answerWith(saveDeliveryTemplate, body, { ...input, name: 'small parcel' })
  await field('Name').fill('small parcel')
  await page.getByLabelText('Closing text').fill('Paid by Friday.')
  await expect.element(page.getByText('This replaces your template with the same name.')).toBeVisible()
  await expectAccessible()
  await press('Replace template')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('option', { name: 'small parcel' })).toBeInTheDocument()
})

test('templates are removed where they are used', async () => {
  await open()
  answerWith(removeDeliveryTemplate, { id: 4 }, { ok: true })
  await press('Manage templates')
  await expectAccessible()
  await press('Remove “Small parcel”')
  await expect.element(page.getByText(/You have no templates/)).toBeVisible()
})

test('the bank account is added without leaving the form', async () => {
  await open({ delivery: [toRow(aCourierOption())] }, [])
  await expect.element(page.getByLabelText('Use a template')).not.toBeInTheDocument()
  await press('Add bank account')
  const dialog = page.getByRole('dialog', { name: 'Which account should buyers pay into?' })
  await expect.element(dialog).toBeVisible()
  await expectAccessible()
  const body = { account_name: 'H Ngata', bank_account: '01-0902-0068389-00', note: '' }
  answerWith(putPaymentDetails, body, { details: { ...body, changed_at: '2026-11-22T00:00:00.000Z' } })
  await field('Name on the account').fill('H Ngata')
  await field('Account number').fill('01-0902-0068389-00')
  await press('Save bank account')
  await expect.element(page.getByText(/H Ngata/)).toBeVisible()
})
