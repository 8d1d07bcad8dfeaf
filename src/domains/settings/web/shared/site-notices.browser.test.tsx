import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { LiveMessage } from '#platform/common/live.ts'
import { HydrationProvider } from '#platform/web/ui/states/hydration.tsx'
import { ReadOnlyNotice } from './read-only-notice.tsx'
import { useSiteNotices } from './site-notices.ts'

const stream = vi.hoisted(() => ({ send: (_message: LiveMessage) => {} }))
vi.mock('#platform/web/live/live.ts', () => ({
  useLive: (topic: string, onMessage: (message: LiveMessage) => void) => {
    if (topic === 'settings') stream.send = onMessage
  },
}))

function Frame() {
  const notices = useSiteNotices({ maintenance: null, maintenance_notice: '' })
  return (
    <>
      <ReadOnlyNotice maintenance={notices?.maintenance} />
      <p>Notice: {notices?.maintenance_notice}</p>
    </>
  )
}

beforeEach(async () => {
  await render(
    <HydrationProvider>
      <Frame />
    </HydrationProvider>,
  )
})

test('an open page shows and hides its notices as its stream says', async () => {
  const reason = page.getByText('A new disk.', { exact: false })
  await expect.element(reason).not.toBeInTheDocument()
  const maintenance = { reason: 'A new disk', ends_at: null }
  stream.send({ kind: 'settings', maintenance, maintenance_notice: 'Back at noon.' })
  await expect.element(reason).toBeVisible()
  await expect.element(page.getByText('Notice: Back at noon.')).toBeVisible()
  stream.send({ kind: 'settings', maintenance: null, maintenance_notice: '' })
  await expect.element(reason).not.toBeInTheDocument()
  await expect.element(page.getByText('Back at noon.')).not.toBeInTheDocument()
})
