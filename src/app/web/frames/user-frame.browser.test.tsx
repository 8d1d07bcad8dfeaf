import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { TopBar, UserFrame } from './user-frame.tsx'

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

test('UserFrame says that prices may be out of date on a page served without the database', async () => {
  const frame = (
    <MemoryRouter>
      <UserFrame>Listings</UserFrame>
    </MemoryRouter>
  )
  const [navigation] = performance.getEntriesByType('navigation')
  const timing = vi.spyOn(performance, 'getEntriesByType')
  const { unmount } = await render(frame)
  expect(page.getByRole('status').elements()).toEqual([])
  await unmount()
  const stale = Object.create(navigation as object, { serverTiming: { value: [{ name: 'stale' }] } })
  timing.mockReturnValue([stale as PerformanceEntry])
  await render(frame)
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('We’re having trouble – prices may be out of date. Reload page')
  timing.mockRestore()
})
