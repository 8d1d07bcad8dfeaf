import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeApi } from '#test/browser/fake-api.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { type DraftChoice, PublishedSince } from './published-since.tsx'

async function open(changed: string[]) {
  fakeApi()
  const draft = {
    since: {
      version: 4,
      published_at: '2026-11-23T00:00:00.000Z',
      published_by: 'Hana Parata',
      before: { extension_minutes: 2 },
      after: { extension_minutes: 3 },
    },
    changed,
    save: vi.fn<DraftChoice['save']>(() => Promise.resolve()),
    discard: vi.fn<DraftChoice['discard']>(() => Promise.resolve()),
  }
  await render(
    <QueryProvider>
      <PublishedSince draft={draft} names={changed} />
    </QueryProvider>,
  )
  return draft
}

test('the notice names the publisher and the settings the draft also changes', async () => {
  await open(['extension_minutes', 'outage_seconds'])
  const notice = page.getByRole('status', {
    name: 'Hana Parata published changes after you started this draft',
  })
  await expect.element(notice.getByRole('time')).toMatchTextContent(/23 Nov( 2026)?, 1:00 pm/)
  await expect.element(notice.getByRole('definition')).toMatchTextContent('3 minutes')
  await expect.element(notice).toMatchTextContent('You’ve also changed: Extension.')
})

test('“Keep my draft” keeps the draft', async () => {
  const { save, discard } = await open(['outage_seconds'])
  await expect.element(page.getByText('You’ve also changed')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Keep my draft' }).click()
  expect(save).toHaveBeenCalledOnce()
  expect(discard).not.toHaveBeenCalled()
})

test('“Use what’s published” discards the draft after confirmation', async () => {
  const { save, discard } = await open(['outage_seconds'])
  await page.getByRole('button', { name: 'Use what’s published' }).click()
  const dialog = page.getByRole('dialog', { name: 'Discard your draft?' })
  await expect.element(dialog).toBeVisible()
  expect(discard).not.toHaveBeenCalled()
  await dialog.getByRole('button', { name: 'Discard draft' }).click()
  expect(discard).toHaveBeenCalledOnce()
  expect(save).not.toHaveBeenCalled()
})
