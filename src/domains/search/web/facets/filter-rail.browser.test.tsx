import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { findViolations } from '#test/browser/axe.ts'
import { readSearch } from '../search-address.ts'
import { FilterRail } from './filter-rail.tsx'
import { railChoices } from './rail-choices.ts'

const makes = ['Toyota', 'Mazda', 'Ford'].map((value) => ({ value, count: 4 }))
const counts = {
  is_sampled: false,
  choices: {
    make: makes,
    condition: [
      { value: 'used', count: 9 },
      { value: 'new', count: 3 },
    ],
  },
  price: [5, 4, 3].map((count, index) => ({
    from_cents: index * 1_000_00,
    to_cents: index === 2 ? null : (index + 1) * 1_000_00,
    count,
  })),
}

function Rail() {
  const { pathname, search: text } = useLocation()
  const request = readSearch(new URLSearchParams(text))
  const choices = railChoices(request.search, [], [], [], new Date('2026-11-29T00:00:00Z'))
  return (
    <main>
      <FilterRail
        request={request}
        choices={{ ...choices, counts, total: 12 }}
        choosers={{ near: () => null, destination: () => null }}
        name="rail"
      />
      <p data-testid="address">{pathname + text}</p>
    </main>
  )
}

async function show() {
  const router = createMemoryRouter([{ path: '*', Component: Rail }], {
    initialEntries: ['/ibuy?type=vehicle'],
  })
  await render(
    <QueryProvider>
      <RouterProvider router={router} />
    </QueryProvider>,
  )
  return page.getByTestId('address')
}

test('makes add up by keys, and each can be left out again', async () => {
  const address = await show()
  const make = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
  for (const [name, key] of [
    ['Toyota', '{Enter}'],
    ['Mazda', ' '],
  ] as const) {
    ;(make(name).element() as HTMLElement).focus()
    await userEvent.keyboard(key)
    await expect.element(make(name)).toHaveAttribute('aria-current', 'true')
  }
  await expect.element(address).toHaveTextContent('/ibuy?type=vehicle&make=Mazda&make=Toyota')
  expect(await findViolations()).toEqual([])
  await make('Toyota').click()
  await expect.element(address).toHaveTextContent('/ibuy?type=vehicle&make=Mazda')
})

test('the handles below the bars narrow the price by keys', async () => {
  const address = await show()
  const lowest = page.getByRole('slider', { name: 'Lowest price wanted' })
  await expect.element(lowest).toHaveAttribute('aria-valuetext', 'Any price')
  ;(lowest.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(address).toHaveTextContent('/ibuy?type=vehicle&price_min=1000')
  const highest = page.getByRole('slider', { name: 'Highest price wanted' })
  ;(highest.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(address).toHaveTextContent('/ibuy?type=vehicle&price_min=1000&price_max=2000')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(highest).toHaveAttribute('aria-valuetext', 'NZ$\u00a02,000')
  expect(await findViolations()).toEqual([])
})

test('the Apply button shows only while a value is typed that isn’t applied', async () => {
  document.documentElement.dataset.scripts = ''
  const address = await show()
  const apply = page.getByRole('button', { name: 'Apply' })
  const lowest = page.getByRole('slider', { name: 'Lowest price wanted' })
  ;(lowest.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(address).toHaveTextContent('/ibuy?type=vehicle&price_min=1000')
  await expect.element(apply).not.toBeInTheDocument()
  const from = page.getByLabelText('From NZ$')
  await from.fill('')
  await expect.element(apply).toBeVisible()
  await from.fill('1500')
  await apply.click()
  await expect.element(address).toHaveTextContent('/ibuy?type=vehicle&price_min=1500')
  await expect.element(apply).not.toBeInTheDocument()
  delete document.documentElement.dataset.scripts
})
