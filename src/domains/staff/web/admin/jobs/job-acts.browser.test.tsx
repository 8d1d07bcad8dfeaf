import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { cancelJob, retryJob } from '#domains/staff/common/jobs/jobs.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { answerWith, fakeApi, refuseWith } from '#test/browser/fake-api.ts'
import { JobActs } from './job-acts.tsx'

const show = (role: 'full' | 'support') => {
  authStore.setState({ token: 'token', user: { id: 1, type: 'admin', staff_role: role } as Account })
  return render(
    <QueryProvider>
      <JobActs id={7} />
    </QueryProvider>,
  )
}

test('JobActs confirms a retry, and shows why it was refused', async () => {
  const { values } = fakeApi()
  refuseWith(retryJob, { id: 7 }, { status: 409, key: 'job_running', message: 'This job is running.' })
  await show('full')
  await page.getByRole('button', { name: 'Retry job 7' }).click()
  const dialog = page.getByRole('dialog', { name: 'Retry this job?' })
  expect(values).toEqual([])
  await dialog.getByRole('button', { name: 'Retry job' }).click()
  await expect.element(dialog.getByText('This job is running.')).toBeVisible()
  answerWith(retryJob, { id: 7 }, { ok: true })
  await dialog.getByRole('button', { name: 'Retry job' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('JobActs cancels a job after saying that it never runs', async () => {
  const { values } = fakeApi()
  answerWith(cancelJob, { id: 7 }, { ok: true })
  await show('full')
  await page.getByRole('button', { name: 'More for job 7' }).click()
  await page.getByRole('menuitem', { name: 'Cancel job' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this job?' })
  await expect.element(dialog.getByText('You can’t undo this.', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel job' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(values.map(({ path }) => path)).toEqual(['/api/jobs/7/cancel'])
})

test('JobActs offers nothing to roles that may not change jobs', async () => {
  fakeApi()
  await show('support')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
