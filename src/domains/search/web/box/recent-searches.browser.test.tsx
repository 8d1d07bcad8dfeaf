import '#platform/web/styles/app.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchBar } from '#app/web/frames/search-bar.tsx'
import { fakeApi } from '#test/browser/fake-api.ts'
import { Suggestions } from './suggestions.tsx'

beforeEach(async () => {
  fakeApi()
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SearchBar Suggestions={Suggestions} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
})

const option = (name: string) => page.getByRole('option', { name })

test('one recent search is removed by the Delete key, and another by a click, and the rest stay', async () => {
  await page.getByRole('searchbox').click()
  const box = page.getByRole('combobox', { name: 'Search listings' })
  for (const words of ['bike', 'lamp', 'sofa']) {
    await box.fill(words)
    await userEvent.keyboard('{Enter}')
  }
  await box.fill('')
  await expect.element(option('sofa')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Delete}')
  await expect.element(option('sofa')).not.toBeInTheDocument()
  await expect.element(option('lamp')).toHaveAttribute('aria-selected', 'true')
  await option('bike').getByTitle('Remove (Delete key)').click()
  await expect.element(option('bike')).not.toBeInTheDocument()
  await expect.element(option('lamp')).toBeVisible()
})
