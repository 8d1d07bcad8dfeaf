import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { useActionForm } from './use-operation-form.ts'

const send = vi.fn<(reason: string) => Promise<void>>()

const input = page.getByRole('dialog', { name: 'Say why' })
const drawer = page.getByRole('dialog', { name: 'A listing' })
const question = page.getByRole('dialog', { name: 'Discard what you wrote?' })
const reason = page.getByRole('textbox', { name: 'Reason' })
const isGone = async (dialog: typeof input) => expect.poll(() => dialog.elements()).toHaveLength(0)

function ReasonForm({ onClose }: { onClose: () => void }) {
  const form = useActionForm({
    initial: { reason: '' },
    written: ['reason'],
    send: (values) => send(values.reason),
    onDone: onClose,
  })
  return (
    <FormDialog form={form} title="Say why" confirm="Send" onClose={onClose}>
      <Field label="Reason" {...form.field('reason')}>
        {(control) => <TextInput {...control} {...form.text('reason')} />}
      </Field>
    </FormDialog>
  )
}

function ListingDrawer() {
  const [open, setOpen] = useState({ drawer: true, form: false })
  return (
    <Dialog
      open={open.drawer}
      shape="drawer"
      title="A listing"
      onClose={() => setOpen((before) => ({ ...before, drawer: false }))}
    >
      <button type="button" onClick={() => setOpen({ drawer: true, form: true })}>
        Suspend
      </button>
      {open.form && <ReasonForm onClose={() => setOpen((before) => ({ ...before, form: false }))} />}
    </Dialog>
  )
}

async function openForm() {
  const router = createMemoryRouter(
    [
      { path: '/before', element: <p>The page before</p> },
      { path: '/listings', element: <ListingDrawer /> },
    ],
    { initialEntries: ['/before', '/listings'], initialIndex: 1 },
  )
  await render(<RouterProvider router={router} />)
  await page.getByRole('button', { name: 'Suspend' }).click()
  await expect.element(reason).toHaveFocus()
  return router
}

test('Escape in a dialog above a drawer closes only the dialog', async () => {
  await openForm()
  await commands.press('Escape')
  await isGone(input)
  await expect.element(drawer).toBeVisible()
})

test.each([
  ['Escape', () => commands.press('Escape')],
  ['Go back', () => page.getByRole('button', { name: 'Go back', exact: true }).click()],
  ['Close', () => input.getByRole('button', { name: 'Close' }).click()],
])('%s asks before it discards typed text, and keeps it', async (_name, close) => {
  await openForm()
  await reason.fill('typed with care')
  await close()
  await expect.element(question).toBeVisible()
  await commands.press('Escape')
  await isGone(question)
  await expect.element(reason).toHaveValue('typed with care')
  await close()
  await question.getByRole('button', { name: 'Discard' }).click()
  await isGone(input)
  await expect.element(drawer).toBeVisible()
})

test('a double click submits once', async () => {
  const answer = Promise.withResolvers<void>()
  send.mockReset().mockImplementation(() => answer.promise)
  await openForm()
  await reason.fill('because')
  await page.getByRole('button', { name: 'Send' }).dblClick()
  answer.resolve()
  await isGone(input)
  expect(send).toHaveBeenCalledTimes(1)
})

test('Back asks before it discards typed text', async () => {
  const router = await openForm()
  await reason.fill('typed with care')
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await router.navigate(-1)
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Keep writing' }).click()
  await isGone(question)
  await expect.element(reason).toHaveValue('typed with care')
  await router.navigate(-1)
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByText('The page before')).toBeVisible()
})

test('Back leaves at once when nothing was typed', async () => {
  const router = await openForm()
  await router.navigate(-1)
  await expect.element(page.getByText('The page before')).toBeVisible()
})
