import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Toaster } from '../overlays/toast.tsx'
import { TextInput } from './text-input.tsx'
import { Textarea } from './textarea.tsx'

function paste(field: Element, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
}

test('a field says when pasted text didn’t fit, and only then', async () => {
  const screen = await render(
    <>
      <Textarea aria-label="Description" maxLength={20} value="12345" readOnly />
      <TextInput aria-label="Title" maxLength={10} />
      <Toaster />
    </>,
  )
  paste(screen.getByLabelText('Description').element(), 'a'.repeat(15))
  paste(screen.getByLabelText('Title').element(), 'a'.repeat(10))
  expect(document.body.textContent).not.toContain('left out')
  paste(screen.getByLabelText('Description').element(), 'a'.repeat(16))
  await expect.element(screen.getByText('Only 20 characters fit here', { exact: false })).toBeVisible()
  paste(screen.getByLabelText('Title').element(), 'a'.repeat(11))
  await expect.element(screen.getByText('Only 10 characters fit here', { exact: false })).toBeVisible()
})
