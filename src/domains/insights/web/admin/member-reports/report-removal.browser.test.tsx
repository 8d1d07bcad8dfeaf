import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { MemberFlag } from '#domains/flags/common/member-flags.ts'
import { ReportRemoval } from './report-removal.tsx'

const step = { reason: 'Abuse.', admin_name: 'Hana Parata', at: '2026-11-25T00:00:00.000Z' }
const aReport = (change: Partial<MemberFlag>) =>
  ({
    id: 1,
    kind: 'message',
    about: { id: 2, display_name: 'Mere K.', report_count: 1, upheld_count: 1 },
    decision: { outcome: 'upheld', word: 'Thanks.', decider_name: 'Hana Parata', at: step.at },
    ...change,
  }) as MemberFlag
const removed = aReport({ may_remove: false, removal: { ...step, put_back: null } })
const putBack = aReport({ may_remove: true, removal: { ...step, put_back: step } })

test.for([
  { before: removed, after: putBack, button: 'Put back', title: 'Put this message back?' },
  { before: putBack, after: removed, button: 'Remove message', title: 'Remove this message?' },
])('“$title” asks the same where another admin is faster', async ({ before, after, button, title }) => {
  const show = (report: MemberFlag) => (
    <QueryClientProvider client={new QueryClient()}>
      <ReportRemoval report={report} />
    </QueryClientProvider>
  )
  const { rerender } = await render(show(before))
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect.element(dialog).toBeVisible()
  await rerender(show(after))
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: button })).toBeVisible()
})
