import { toAccountId } from '#platform/common/ids.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { getAccountAppeal, writeAccountAppeal } from '#domains/moderation/common/warnings.ts'
import { getSettings } from '#domains/settings/common/settings.ts'
import { answerWith, fakeApi, leaveUnanswered } from '#test/browser/fake-api.ts'
import SuspendedAccount from './suspended-account.tsx'

const at = '2026-11-22T00:00:00.000Z'
const appeal = {
  account_id: toAccountId(1),
  suspension: { reason: 'Sold what is not theirs', at, lifted_at: null },
  messages: [],
  may_write: true,
  why_not: null,
}
const message = { id: 3, text: 'It was mine to sell.', at, is_owners: true, author: 'Tama' }

test('the last appeal that may be sent has the focus', async () => {
  fakeApi()
  leaveUnanswered(getSettings, {})
  answerWith(getAccountAppeal, {}, appeal)
  const denialReason = 'We have your messages.'
  answerWith(
    writeAccountAppeal,
    {},
    { ...appeal, messages: [message], may_write: false, why_not: denialReason },
  )
  await render(<SuspendedAccount token="a token" onLeave={() => undefined} />)
  await page.getByRole('textbox').fill(message.text)
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await expect.element(page.getByText(denialReason)).toBeVisible()
  await expect.element(page.getByRole('listitem')).toHaveFocus()
})
