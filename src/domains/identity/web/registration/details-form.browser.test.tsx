import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkDuplicateEmail, registerBasic } from '#domains/identity/common/registration/registration.ts'
import { toAccountId } from '#platform/common/ids.ts'
import { answerWith, fakeApi, refuseWith } from '#test/browser/fake-api.ts'
import { DetailsForm } from './details-form.tsx'

test('DetailsForm registers when the check of the email is refused', async () => {
  const { values } = fakeApi()
  refuseWith(checkDuplicateEmail, {}, { key: 'proof_of_work_needed', status: 428, message: 'Not today.' })
  answerWith(
    registerBasic,
    {},
    {
      id: toAccountId(1),
      registration_token: 'a'.repeat(20),
      phone_number: '+64211234567',
      purpose: 'verify_phone',
      sent_to: '+64211234567',
      resend_after_s: 30,
    },
  )
  const onSent = vi.fn<() => void>()
  await render(
    <MemoryRouter>
      <DetailsForm codes_go_by="sms" draft={null} query="" renderCountry={() => null} onSent={onSent} />
    </MemoryRouter>,
  )
  await page.getByLabelText('First name').fill('Ana')
  await page.getByLabelText('Last name').fill('Kahu')
  await page.getByLabelText('Email').fill('ana@example.nz')
  await page.getByLabelText('Mobile phone').fill('021 123 4567')
  await page.getByLabelText('Password', { exact: true }).fill('tuatara7')
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
  expect(values.at(-1)).toMatchObject({ path: '/api/register-basic', body: { email: 'ana@example.nz' } })
})
