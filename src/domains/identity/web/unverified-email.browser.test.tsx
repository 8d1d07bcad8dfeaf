import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { getSite } from '#domains/settings/common/site/site.ts'
import { answerWith, fakeApi } from '#test/browser/fake-api.ts'
import { UnverifiedEmail } from './unverified-email.tsx'

test('UnverifiedEmail names the address and links to verifying or changing it', async () => {
  fakeApi()
  answerWith(getSite, {}, { shows_outbox: false, codes_go_by: 'sms', map_tiles: null, demo_accounts: [] })
  await render(
    <MemoryRouter>
      <UnverifiedEmail user={{ email: 'mere@gmial.com' }} />
    </MemoryRouter>,
  )
  await expect.element(page.getByText(/Is mere@gmial.com right\?/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Verify or change email' }))
    .toHaveAttribute('href', '/user-settings#contact')
})
