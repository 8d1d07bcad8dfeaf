import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { TopBar } from './user-frame.tsx'

test('the first row leaves the screen when a phone is scrolled', async () => {
  await render(
    <MemoryRouter>
      <TopBar
        search={<input aria-label="Search" className="h-11" />}
        account={
          <button type="button" aria-label="Account">
            <Avatar name="Mere K." />
          </button>
        }
      />
      <div className="h-[300vh]" />
    </MemoryRouter>,
  )
  scrollTo(0, 500)
  const bottom = () => page.getByRole('button', { name: 'Account' }).element().getBoundingClientRect().bottom
  await expect.poll(bottom).toBeLessThanOrEqual(0)
  expect(page.getByLabelText('Search').element().getBoundingClientRect().top).toBeGreaterThan(0)
})
