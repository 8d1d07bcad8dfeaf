import { lazy } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchBar } from '#app/web/frames/search-bar.tsx'
import { useTyping } from './use-search-box.ts'

function TypingState({ field }: { field: HTMLInputElement }) {
  return <output>{useTyping(field).isOpen ? 'open' : 'closed'}</output>
}

test.each([
  ['open for words that are being typed', '{Shift}', 'open'],
  ['stay closed for words that were searched for', '{Enter}', 'closed'],
])('suggestions that come late %s', async (_which, key, state) => {
  const loading = Promise.withResolvers<{ default: typeof TypingState }>()
  const Suggestions = lazy(() => loading.promise)
  await render(
    <MemoryRouter>
      <SearchBar Suggestions={Suggestions} />
    </MemoryRouter>,
  )
  await page.getByRole('searchbox').fill('bike')
  await userEvent.keyboard(key)
  loading.resolve({ default: TypingState })
  await expect.element(page.getByRole('status')).toHaveTextContent(state)
})
