import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { deletion } from '#domains/identity/web/shared/code-request.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import DeleteAccount from './delete-account.tsx'

afterEach(deletion.drop)

test('the page says once how long the code works', async () => {
  deletion.begin({
    email: 'mere@example.nz',
    request_token: 'token',
    message: 'We’ve sent a 6-digit code to mere@example.nz. It works for 10 minutes.',
    resend_at: 0,
  })
  const router = createMemoryRouter([{ path: '/', Component: DeleteAccount }])
  await render(
    <QueryProvider>
      <RouterProvider router={router} />
    </QueryProvider>,
  )
  await expect.element(page.getByLabelText('6-digit code')).toBeVisible()
  expect(page.getByText(/It works for 10 minutes/).elements()).toHaveLength(1)
})
