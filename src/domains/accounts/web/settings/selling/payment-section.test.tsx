import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { getPaymentDetails, type PaymentDetails } from '#domains/accounts/common/accounts.ts'
import { getKey } from '#platform/web/loading/query.tsx'
import { PaymentSection } from './payment-section.tsx'

function sectionOf(details: PaymentDetails | null): string {
  const client = new QueryClient()
  client.setQueryData(getKey(getPaymentDetails, {}), { details })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PaymentSection />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('adding a first bank account shows no warning and counts as no change', () => {
  expect(sectionOf(null)).toContain('Adding your first account doesn’t count as a change.')
  const changedAt = '2026-11-22T21:51:00.000Z'
  const section = sectionOf({
    account_name: 'M Ngata',
    bank_account: '01-0902-0068389-00',
    note: '',
    changed_at: changedAt,
  })
  expect(section).toContain('Saved Mon 23 Nov, 10:51 am')
  expect(section).not.toContain('Last changed')
})
