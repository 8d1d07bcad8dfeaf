import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { listWebhookDeliveries, listWebhooks, type Webhook } from '#domains/partners/common/webhooks.ts'
import { answerWith, fakeApi } from '#test/browser/fake-api.ts'
import { authStore } from '#platform/web/session/auth-store.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import Webhooks from './webhooks.tsx'

const webhook: Webhook = {
  id: 7,
  url: 'https://shop.example.nz/hoko',
  events: ['listing.sold'],
  created_at: '2026-11-23T00:00:00Z',
  failing_since: '2026-11-24T00:00:00Z',
  disabled_at: null,
  old_secret_until: null,
}

test('the webhook’s status updates while its deliveries are open', async () => {
  fakeApi()
  authStore.setState({ token: 'token', user: { id: 1001, type: 'user' } as Account })
  answerWith(listWebhooks, {}, { items: [webhook] })
  answerWith(
    listWebhookDeliveries,
    { id: 7, page: 1, limit: 10 },
    { items: [], total: 0, page: 1, limit: 10 },
  )
  await render(
    <QueryProvider>
      <Webhooks pass={async (act) => await act()} />
    </QueryProvider>,
  )
  await page.getByRole('button', { name: 'Deliveries' }).click()
  await expect.element(page.getByText('Nothing sent yet. Send a test event to try it.')).toBeVisible()
  await expect.element(page.getByText('Failing')).toBeVisible()
  answerWith(listWebhooks, {}, { items: [{ ...webhook, failing_since: null }] })
  await expect.element(page.getByText('On', { exact: true }), { timeout: 6_000 }).toBeVisible()
})
