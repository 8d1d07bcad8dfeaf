import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FilterBar } from './filter-bar.tsx'

const bar = (
  <FilterBar
    label="Users"
    field={<input aria-label="Search" />}
    values={['active', undefined, 7]}
    chips={<button type="button">Joined since May</button>}
  >
    <select aria-label="Status" />
  </FilterBar>
)

test('on a phone a button with a count opens the filters, also by keyboard', async () => {
  await page.viewport(390, 844)
  await render(bar)
  const button = page.getByRole('button', { name: 'Filters (2)' })
  const status = page.getByRole('combobox', { name: 'Status' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await expect.element(status).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Joined since May' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Search' }).click()
  await userEvent.keyboard('{Tab}{Enter}{Tab}')
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(status).toHaveFocus()
})

test('on a desktop every filter shows without the button', async () => {
  await page.viewport(1280, 900)
  await render(bar)
  await expect.element(page.getByRole('combobox', { name: 'Status' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Filters/ })).not.toBeInTheDocument()
})
