import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { authStore } from '../session/auth-store.ts'
import { registerNavigate } from '../session/navigation.ts'
import { endedByServer, endSession, signOutState } from '../session/sign-out.ts'
import { useStoredForm } from './use-stored-form.ts'
import { useActionForm } from './use-operation-form.ts'

function Question() {
  const form = useActionForm({
    initial: { question: '', group: 'Buying' },
    send: () => Promise.resolve(),
    onDone: () => undefined,
  })
  useStoredForm(form, 'question-new')
  return (
    <form>
      <input aria-label="Question" {...form.text('question')} />
      <input aria-label="Group" {...form.text('group')} />
      <p>{form.isChanged ? 'unsaved' : 'as it was'}</p>
    </form>
  )
}

const went: string[] = []
const back = registerNavigate((to) => void went.push(to))
afterEach(() => {
  sessionStorage.clear()
  went.length = 0
})

function signInAs(id: number) {
  signOutState.setState({ isLoggingOut: false })
  authStore.setState({ known: true, token: `token ${id}`, user: { id, type: 'admin' } as Account })
}

async function typeAndEnd(end: () => void) {
  signInAs(1000)
  const first = await render(<Question />)
  await page.getByLabelText('Question').fill('How long is an auction?')
  await expect.element(page.getByText('unsaved')).toBeVisible()
  end()
  await first.unmount()
}

test('text typed before the session ended returns once for its owner', async () => {
  await typeAndEnd(() => endedByServer('token 1000'))
  const here = encodeURIComponent(location.pathname + location.search)
  expect(went).toEqual([`/admin-signin?ended=1&next=${here}`])
  signInAs(1000)
  const second = await render(<Question />)
  await expect.element(page.getByLabelText('Question')).toHaveValue('How long is an auction?')
  await expect.element(page.getByLabelText('Group')).toHaveValue('Buying')
  await expect.element(page.getByText('unsaved')).toBeVisible()
  await second.unmount()
  await render(<Question />)
  await expect.element(page.getByLabelText('Question')).toHaveValue('')
})

test('another account that signs in does not see it', async () => {
  await typeAndEnd(() => endedByServer('token 1000'))
  signInAs(1001)
  await render(<Question />)
  await expect.element(page.getByLabelText('Question')).toHaveValue('')
  expect(sessionStorage.length).toBe(0)
})

test('signing out deletes it', async () => {
  await typeAndEnd(() => void endSession('/admin-signin'))
  signInAs(1000)
  await render(<Question />)
  await expect.element(page.getByLabelText('Question')).toHaveValue('')
  back()
})
