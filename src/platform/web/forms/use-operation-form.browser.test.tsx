import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { useActionForm } from './use-operation-form.ts'

function SignIn() {
  const form = useActionForm({
    initial: { email: '', password: '', accepted: false },
    send: () => Promise.resolve(),
    onDone: () => undefined,
  })
  return (
    <form id={form.id}>
      <Field label="Email" {...form.field('email')}>
        {(control) => <TextInput {...control} {...form.text('email')} />}
      </Field>
      <Field label="Password" {...form.field('password')}>
        {(control) => <TextInput {...control} {...form.text('password')} />}
      </Field>
      <Checkbox label="I agree" id={form.field('accepted').id} {...form.box('accepted')} />
      <p>{JSON.stringify(form.values)}</p>
    </form>
  )
}

test('text typed before hydration is in the form', async () => {
  const box = document.createElement('div')
  document.body.append(box)
  box.innerHTML = renderToString(<SignIn />)
  await page.getByLabelText('Email').fill('mere@hoko.nz')
  await page.getByLabelText('I agree').click()
  const root = hydrateRoot(box, <SignIn />)
  await page.getByLabelText('Password').fill('kahu1234')
  await expect.element(page.getByLabelText('Email')).toHaveValue('mere@hoko.nz')
  const typed = { email: 'mere@hoko.nz', password: 'kahu1234', accepted: true }
  await expect.element(page.getByText(JSON.stringify(typed))).toBeVisible()
  root.unmount()
  box.remove()
})
