import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { putMaintenance } from '#domains/settings/common/maintenance/maintenance.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { answerWith, fakeApi } from '#test/browser/fake-api.ts'
import { MaintenanceDialog } from './maintenance-dialog.tsx'

test('MaintenanceDialog says what happens, needs a reason, and sends it without an end', async () => {
  const { values } = fakeApi()
  authStore.setState({ token: 'token', user: { id: 1, type: 'admin' } as Account })
  answerWith(putMaintenance, {}, { running: null })
  let isClosed = false
  const element = (
    <QueryProvider>
      <MaintenanceDialog running={null} onClose={() => (isClosed = true)} />
    </QueryProvider>
  )
  await render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  const dialog = page.getByRole('dialog', { name: 'Turn on read-only mode?' })
  await expect
    .element(dialog.getByText('members can’t bid, buy or change anything', { exact: false }))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect.element(dialog.getByText('Enter a reason. Members will see it.')).toBeVisible()
  expect(values).toEqual([])
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A new disk')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect.poll(() => isClosed).toBe(true)
  expect(values).toEqual([{ path: '/api/maintenance', body: { reason: 'A new disk', ends_at: null } }])
})
