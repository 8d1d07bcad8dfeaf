import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { usualClosingRules } from '#domains/settings/common/closing-rules.ts'
import { emptyValues, type SellValues } from '../form/sell-values.ts'
import { ClosingChoice } from './closing-choice.tsx'

async function open(start: Partial<SellValues>) {
  const shown: { values?: SellValues } = {}
  function Form() {
    const [values, setValues] = useState({ ...emptyValues('petone'), ...start })
    shown.values = values
    return (
      <ClosingChoice
        values={values}
        problems={{}}
        change={(part) =>
          setValues((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) }))
        }
        rules={usualClosingRules}
      />
    )
  }
  await render(
    <main>
      <Form />
    </main>,
  )
  return shown
}

const suggestions = () => page.getByRole('button', { name: /7:30 pm$/ })
const other = () => page.getByRole('button', { name: 'Other time…' })
const exact = () => page.getByLabelText('Closes on')

test('three times are suggested, and the field for another waits until it is asked for', async () => {
  const shown = await open({ ends: 'at', closesLocal: '2020-01-01T19:30' })
  await expect.poll(() => suggestions().elements().length).toBe(3)
  await suggestions().first().click()
  await expect.element(exact()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '7 days' })).not.toBeInTheDocument()
  const local = shown.values?.closesLocal

  await other().click()
  await expect.element(other()).toHaveAttribute('aria-pressed', 'true')
  await expect.element(exact()).toHaveValue(local ?? '')
  await page.getByRole('button', { name: '7 days' }).click()
  expect(shown.values).toMatchObject({ ends: 'after', duration_minutes: 7 * 24 * 60 })
  await expect.element(exact()).not.toBeInTheDocument()

  await suggestions().nth(1).click()
  await expect.element(page.getByRole('button', { name: '7 days' })).not.toBeInTheDocument()
  expect(shown.values?.ends).toBe('at')
})

test('a draft with a duration shows it', async () => {
  await open({ ends: 'after', duration_minutes: 7 * 24 * 60 })
  await expect.element(page.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true')
})
