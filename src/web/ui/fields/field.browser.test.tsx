import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

const renderField = (label: string, error?: string) => (
  <Field label={label} error={error}>
    {(control) => <TextInput {...control} />}
  </Field>
)

test('Field stays in line with its neighbour whatever stands under that one', async () => {
  await render(
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {renderField('Facebook', 'Enter an address like https://example.nz/hoko, with all of its parts.')}
      {renderField('Instagram')}
    </div>,
  )
  const topOf = (label: string) => page.getByLabelText(label).element().getBoundingClientRect().top
  expect(topOf('Instagram')).toBe(topOf('Facebook'))
})
