import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { decideCase, getCase, type WholeCase, listTemplates } from '#domains/moderation/common/cases.ts'
import { toAccountId } from '#platform/common/ids.ts'
import type { StaffRole } from '#platform/common/access/staff-roles.ts'
import { answerWith, fakeApi, refuseWith } from '#test/browser/fake-api.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { CasePane } from './case-pane.tsx'

const at = '2026-11-23T00:00:00.000Z'
const person = (id: number, displayName: string, role: 'member' | 'reporter') => ({
  id: toAccountId(id),
  display_name: displayName,
  role,
  status: 'active' as const,
  suspended_from: [],
  suspended_until: null,
  member_since: at,
  reports_about: 1,
  upheld_about: 0,
  reports_by: 0,
  upheld_by: 0,
  suspensions: 0,
  warnings: 0,
  strikes: 0,
})

const caseName = { kind: 'member_report', id: 7 } as const

const found: WholeCase = {
  ...caseName,
  opened_at: at,
  listing: null,
  about: { id: toAccountId(1051), display_name: 'Hēmi N.' },
  other: { id: toAccountId(1052), display_name: 'Mere K.' },
  reason: 'spam',
  evidence: [],
  reports: 1,
  value_cents: null,
  severity: 1,
  taken: null,
  people: [person(1051, 'Hēmi N.', 'member'), person(1052, 'Mere K.', 'reporter')],
  notes: [],
  decisions: [],
  may: ['warn', 'suspend_member'],
}

const template = {
  id: 3,
  rule: 'spam' as const,
  title: 'Spam',
  reason: 'Please don’t advertise in messages, {member}.',
  word: 'Thanks for your report.',
  updated_at: at,
  is_retired: false,
}

const { values: input } = fakeApi()

function signIn(staffRole: StaffRole) {
  const user = { id: 1000, type: 'admin', staff_role: staffRole } as Account
  authStore.setState({ known: true, token: 'a token', user })
}

beforeEach(() => {
  fakeApi()
  answerWith(getCase, caseName, found)
  answerWith(listTemplates, {}, { items: [template] })
})

const openCase = () =>
  render(
    <MemoryRouter>
      <QueryProvider>
        <main className="flex h-150 flex-col">
          <CasePane
            name={caseName}
            back="/moderation"
            previous={null}
            next={null}
            getAddress={() => '/moderation'}
            onDecided={() => undefined}
            onTemplates={() => undefined}
          />
        </main>
      </QueryProvider>
    </MemoryRouter>,
  )

test.each(['support', 'read_only'] as const)('a case offers %s no decision, claim or note', async (role) => {
  signIn(role)
  await openCase()
  await expect.element(page.getByText('Your role can read cases, but not decide them.')).toBeVisible()
  for (const name of [/^Uphold/, /^Dismiss/, /^Assign to me/, 'Save note']) {
    expect(page.getByRole('button', { name }).query()).toBeNull()
  }
})

test('the reporter’s message follows the chosen actions and flags unsupported claims', async () => {
  signIn('moderation')
  await openCase()
  await page.getByRole('button', { name: /^Uphold/ }).click()
  const message = page.getByLabelText('Message to the reporter')
  await expect.element(message).toHaveValue('Thanks for your report.')
  await page.getByLabelText('Warn Hēmi N.').click()
  await expect.element(message).toHaveValue('Thanks for your report. We’ve warned the member.')
  await expect
    .element(page.getByLabelText('Reason for Hēmi N.'))
    .toHaveValue('Please don’t advertise in messages, Hēmi.')
  await page.getByLabelText('Warn Hēmi N.').click()
  await expect.element(message).toHaveValue('Thanks for your report.')
  const warning = page.getByText(/^Your message says we’ve done something/)
  expect(warning.query()).toBeNull()
  await message.fill('We’ve acted on it.')
  await expect.element(warning).toBeVisible()
  answerWith(decideCase, caseName, { undo: null, sent_back: null })
  await page.getByRole('button', { name: 'Uphold', exact: true }).last().click()
  await expect.poll(() => input.at(-1)?.body).toMatchObject({ word: 'We’ve acted on it.' })
})

test('the decision stays in view below a long case', async () => {
  signIn('moderation')
  const report = { what: 'report', reason: 'spam', author: 'Mere K.', text: 'Again.', at } as const
  answerWith(getCase, caseName, { ...found, evidence: Array.from({ length: 40 }, () => report) })
  await openCase()
  await expect.element(page.getByRole('button', { name: /^Uphold/ })).toBeInViewport()
})

test('a case decided by another admin names them and offers no decision', async () => {
  signIn('moderation')
  await openCase()
  await expect.element(page.getByRole('button', { name: /^Uphold/ })).toBeVisible()
  const message = 'Hana Parata dismissed this report: Sun 29 Nov, 12:33 pm.'
  refuseWith(getCase, caseName, { key: 'case_decided', status: 409, message })
  await expect.element(page.getByText(message), { timeout: 8_000 }).toBeVisible()
  expect(page.getByRole('button', { name: /^Uphold/ }).query()).toBeNull()
})
