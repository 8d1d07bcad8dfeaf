import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { appealSuspension, listOwnSuspensions } from '#domains/moderation/common/warnings.ts'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { answerWith, fakeApi } from '#test/browser/fake-api.ts'
import { authStore } from '#platform/web/session/auth-store.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { SuspensionsList } from './warnings-list.tsx'

const suspension = {
  id: 7,
  kind: 'selling' as const,
  reason: 'Three buyers wrote to us',
  at: '2026-11-22T00:00:00.000Z',
  until: null,
  lifted_at: null,
  messages: [],
  may_write: true,
  why_not: null,
}
const message = { id: 3, text: 'I sent it.', at: suspension.at, is_owners: true, author: 'Tama' }

test('the sent appeal has the focus', async () => {
  fakeApi()
  authStore.setState({ known: true, token: 'a token', user: { id: 1000, type: 'user' } as Account })
  answerWith(listOwnSuspensions, {}, { items: [suspension] })
  answerWith(appealSuspension, { id: 7 }, { items: [{ ...suspension, messages: [message] }] })
  await render(
    <QueryProvider>
      <SuspensionsList />
    </QueryProvider>,
  )
  await page.getByRole('button', { name: 'Appeal this suspension' }).click()
  await page.getByRole('textbox').fill(message.text)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect.element(page.getByRole('listitem').filter({ hasText: message.text }).last()).toHaveFocus()
})
