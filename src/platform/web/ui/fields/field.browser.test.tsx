import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

const renderField = (label: string, error?: string) => (
  <Field label={label} error={error}>
    {(control) => <TextInput {...control} />}
  </Field>
)

test('Field aligns with its neighbour whatever is below that one', async () => {
  await render(
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {renderField('Facebook', 'Enter an address like https://example.nz/hoko, with all of its parts.')}
      {renderField('Instagram')}
    </div>,
  )
  const topOf = (label: string) => page.getByLabelText(label).element().getBoundingClientRect().top
  expect(topOf('Instagram')).toBe(topOf('Facebook'))
})

function CodeForm({ onSave }: { onSave: () => void }) {
  const [error, setError] = useState<string>()
  return (
    <>
      <Field label="Code" error={error}>
        {(control) => (
          <TextInput {...control} onBlur={() => setError('That is not a code. Check the digits.')} />
        )}
      </Field>
      <button id="save" style={{ height: 16 }} onClick={onSave}>
        Save
      </button>
    </>
  )
}

test('Field shows an error found on pointer down only after the click', async () => {
  const save = vi.fn<() => void>()
  await render(<CodeForm onSave={save} />)
  await page.getByLabelText('Code').click()
  const error = page.getByText('That is not a code. Check the digits.')
  await expect.element(error).not.toBeInTheDocument()
  await commands.drag('#save', [0.5, 0.5], [0.5, 0.5], 100)
  await expect.element(error).toBeVisible()
  expect(save).toHaveBeenCalledTimes(1)
})
