import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { listCategories } from '#contract/catalogue/catalogue.ts'
import { fakeApi, leaveUnanswered } from '#test/browser/fake-api.ts'
import { QueryProvider } from '#web/lib/loading/query.tsx'
import { CategoryChooser } from './category-chooser.tsx'

test.each([
  ['chosen', 7],
  ['to be chosen', null],
])('while categories load, one that is %s is called what is seen', async (_case, value) => {
  fakeApi()
  leaveUnanswered(listCategories, { type: 'general', all: 'yes' })
  await render(
    <QueryProvider>
      <CategoryChooser
        type="general"
        value={value}
        onChange={() => undefined}
        hint={{ words: '', is_sure: false }}
      />
    </QueryProvider>,
  )
  const button = page.getByRole('button')
  const { textContent } = button.element()
  expect(textContent).not.toBe('')
  await expect.element(button).toHaveAccessibleName(textContent)
})
