import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { AccountMenu } from './account-menu.tsx'

test('the account menu shows the member’s public initials', () => {
  const names = { first_name: 'Ārohanui', last_name: 'O’Brien-Te Whare', display_name: 'Ārohanui O.' }
  const rendered = renderToStaticMarkup(
    <MemoryRouter>
      <AccountMenu user={{ ...names, avatar: null } as Account} />
    </MemoryRouter>,
  )
  expect(rendered).toContain('>ĀO<')
})
