import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { listCategories } from '#domains/catalogue/common/catalogue.ts'
import { suggestCategories } from '#domains/search/common/search.ts'
import { answerWith, fakeApi, leaveUnanswered } from '#test/browser/fake-api.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { CategoryChooser } from './category-chooser.tsx'

test.each([
  ['chosen', 7],
  ['to be chosen', null],
])('the chooser shows the current label for %s while categories load', async (_case, value) => {
  fakeApi()
  leaveUnanswered(listCategories, { type: 'general', all: 'yes' })
  await render(
    <QueryProvider>
      <CategoryChooser
        type="general"
        value={value}
        onChange={() => undefined}
        hint={{ words: '', isSure: false }}
      />
    </QueryProvider>,
  )
  const button = page.getByRole('button')
  const { textContent } = button.element()
  expect(textContent).not.toBe('')
  await expect.element(button).toHaveAccessibleName(textContent)
})

test('CategoryChooser offers another type when the title matches one', async () => {
  fakeApi()
  answerWith(listCategories, { type: 'general', all: 'yes' }, { items: [] })
  const title = '2008 Toyota Corolla hatch'
  const hatchbacks = { id: 12, type: 'vehicle' as const, name: 'Hatchbacks', path: ['Cars'] }
  answerWith(suggestCategories, { q: title, from: 'title', type: 'general' }, { items: [hatchbacks] })
  const move = vi.fn<(category: object) => Promise<void>>(async () => undefined)
  await render(
    <QueryProvider>
      <CategoryChooser
        type="general"
        value={null}
        onChange={() => undefined}
        hint={{ words: title, isSure: false }}
        onMove={move}
      />
    </QueryProvider>,
  )
  await expect.element(page.getByText(/^This looks like a vehicle/)).toBeVisible()
  await page.getByRole('button', { name: 'List it under Vehicles' }).click()
  expect(move).toHaveBeenCalledWith({ id: 12, type: 'vehicle' })
})
