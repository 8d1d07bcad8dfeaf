import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fillEmptyField } from './fill-empty-field.ts'
import { useActionForm } from './use-operation-form.ts'

function SignIn() {
  const form = useActionForm({
    initial: { email: '', password: '' },
    send: () => Promise.resolve(),
    onDone: () => undefined,
  })
  return (
    <form>
      <input aria-label="Email" id={form.field('email').id} {...form.text('email')} />
      <input aria-label="Password" id={form.field('password').id} {...form.text('password')} />
      <button type="button" onMouseEnter={() => fillEmptyField(form, 'email', 'mere@hoko.nz')}>
        Fill in
      </button>
    </form>
  )
}

const email = page.getByLabelText('Email')
const fillIn = () => page.getByRole('button').hover()

test('typing replaces text that was filled in under the cursor', async () => {
  await render(<SignIn />)
  await email.click()
  await fillIn()
  await expect.element(email).toHaveValue('mere@hoko.nz')
  await userEvent.keyboard('mere@hoko.nz')
  await expect.element(email).toHaveValue('mere@hoko.nz')
})

test('filling in another field leaves the cursor in place', async () => {
  await render(<SignIn />)
  await page.getByLabelText('Password').click()
  await fillIn()
  await expect.element(email).toHaveValue('mere@hoko.nz')
  await userEvent.keyboard('kahu1234')
  await expect.element(page.getByLabelText('Password')).toHaveValue('kahu1234')
  await expect.element(email).toHaveValue('mere@hoko.nz')
})

test('typed text stays', async () => {
  await render(<SignIn />)
  await email.fill('tama')
  await fillIn()
  await userEvent.keyboard('ti')
  await expect.element(email).toHaveValue('tamati')
})
