import { useState } from 'react'
import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '#test/browser/axe.ts'
import { openForms } from '#test/browser/code-forms.tsx'
import { Field } from './field.tsx'
import { OneTimeCode } from './one-time-code.tsx'

test('the field is one input over four boxes unless it has another length', async () => {
  const entry = await openForms()
  expect(entry('usual').boxes()).toEqual(['', '', '', ''])
  expect(entry('letters').boxes()).toHaveLength(6)
  const attributes = (name: string) => {
    const { type, inputMode, autocomplete } = entry(name).input
    return [type, inputMode, autocomplete]
  }
  expect(attributes('usual')).toEqual(['text', 'numeric', 'one-time-code'])
  expect(attributes('tel')).toEqual(['tel', 'tel', 'one-time-code'])
  expect(attributes('letters')).toEqual(['text', 'text', 'one-time-code'])
  expect(attributes('password')).toEqual(['password', 'numeric', 'one-time-code'])
})

test('typing fills box after box, and the last one completes the code', async () => {
  const entry = await openForms()
  const usual = entry('usual')
  usual.input.focus()
  await commands.press('0', '1', '2')
  await expect.poll(usual.boxes).toEqual(['0', '1', '2', ''])
  await expect.poll(() => usual.read('Completed')).toBe('')
  await commands.press('3')
  await expect.poll(() => usual.read('Completed')).toBe('0123')
})

test('a complete code takes no more characters and is replaced on a new focus', async () => {
  const entry = await openForms()
  const usual = entry('usual')
  usual.input.focus()
  await commands.press('1', '2', '3', '4', '9')
  await expect.poll(usual.boxes).toEqual(['1', '2', '3', '4'])
  await commands.press('ArrowLeft', '9')
  await expect.poll(usual.boxes).toEqual(['1', '2', '3', '4'])
  usual.input.blur()
  usual.input.focus()
  await commands.press('5')
  await expect.poll(usual.boxes).toEqual(['5', '', '', ''])
  await expect.poll(() => usual.read('Completed')).toBe('1234')
})

for (const [name, taken, refused] of [
  ['usual', '4', ['a', 'Z', '-', '.', 'e', '+', ' ', 'ā']],
  ['tel', '4', ['a', '+', '-', '(', ' ']],
  ['password', '4', ['a', '!', ' ']],
  ['letters', 'q', ['-', ' ', '!', 'ā']],
] as const) {
  test(`${name}: ${taken} is accepted, ${refused.join(' ')} are refused`, async () => {
    const entry = await openForms()
    const one = entry(name)
    one.input.focus()
    for (const character of refused) {
      if (character === 'ā') await commands.insertText(character)
      else await commands.press(character === ' ' ? 'Space' : character)
    }
    await expect.poll(() => one.read('Value')).toBe('')
    await commands.press(taken)
    await expect.poll(() => one.read('Value')).toBe(taken)
    expect(one.read('Rejected')).toBe('0')
  })
}

test('the next box is marked, also after the code was cleared', async () => {
  const entry = await openForms()
  const usual = entry('usual')
  expect(usual.marked()).toEqual([])
  usual.input.focus()
  await expect.poll(usual.marked).toEqual([0])
  await commands.press('1', '2')
  await expect.poll(usual.marked).toEqual([2])
  await commands.press('ArrowLeft')
  await expect.poll(usual.marked).toEqual([1])
  await commands.press('Shift+End')
  await expect.poll(usual.marked).toEqual([1])
  await commands.press('ControlOrMeta+A')
  await expect.poll(usual.marked).toEqual([0, 1])
  await usual.form.getByRole('button', { name: 'Clear' }).click()
  usual.input.focus()
  await expect.poll(usual.marked).toEqual([0])
})

test('letters and digits mix when the code allows letters', async () => {
  const entry = await openForms()
  const letters = entry('letters')
  letters.input.focus()
  await commands.press('a', '1', 'Shift+B', '2', 'c', '3')
  await expect.poll(() => letters.read('Completed')).toBe('a1B2c3')
})

test('a password is masked', async () => {
  const entry = await openForms()
  const password = entry('password')
  password.input.focus()
  await commands.press('1', '2')
  await expect.poll(password.boxes).toEqual(['•', '•', '', ''])
})

test('arrows, Backspace and Delete edit the code like any text', async () => {
  const entry = await openForms()
  const usual = entry('usual')
  usual.input.focus()
  await commands.press('1', '2', '3', 'Backspace')
  await expect.poll(usual.boxes).toEqual(['1', '2', '', ''])
  await commands.press('ArrowLeft', 'ArrowLeft', 'Delete')
  await expect.poll(usual.boxes).toEqual(['2', '', '', ''])
  await commands.press('0', 'ArrowRight', '7')
  await expect.poll(usual.boxes).toEqual(['0', '2', '7', ''])
})

test('Tab leaves the field, and Enter submits the form', async () => {
  const entry = await openForms()
  const usual = entry('usual')
  usual.input.focus()
  await commands.press('Enter')
  await expect.poll(() => usual.read('Completed')).toBe('sent')
  await commands.press('Tab')
  await expect.element(usual.form.getByRole('button', { name: 'Send' })).toHaveFocus()
})

for (const [name, text, code] of [
  ['usual', '0427', '0427'],
  ['usual', '98765', '9876'],
  ['usual', '5555 is your code', '5555'],
  ['letters', 'aB_9xYzz', 'aB_9xY'],
] as const) {
  test(`${name}: pasting ${JSON.stringify(text)} completes ${code}`, async () => {
    const entry = await openForms()
    const one = entry(name)
    await one.paste(text)
    await expect.poll(() => one.read('Completed')).toBe(code)
    expect(one.read('Rejected')).toBe('0')
  })
}

test('pasted text is cut to the remaining boxes', async () => {
  const entry = await openForms()
  const usual = entry('usual')
  usual.input.focus()
  await commands.press('1', '2')
  await usual.paste('98')
  await expect.poll(usual.boxes).toEqual(['9', '8', '', ''])
  await commands.press('ControlOrMeta+V', 'ControlOrMeta+V')
  await expect.poll(() => usual.read('Completed')).toBe('9898')
})

for (const [name, text] of [
  ['usual', '12a4'],
  ['usual', '12-34'],
  ['usual', '12 34'],
  ['usual', ' 1234'],
  ['usual', 'code'],
  ['tel', '+641'],
  ['password', 'pass'],
  ['letters', 'ab-123'],
  ['letters', 'ab 123'],
] as const) {
  test(`${name}: pasting "${text}" is rejected and changes nothing`, async () => {
    const entry = await openForms()
    const one = entry(name)
    one.input.focus()
    await commands.press('7')
    await one.paste(text)
    await expect.poll(() => one.read('Rejected')).toBe('1')
    await expect.poll(() => one.read('Value')).toBe('7')
    await expect.poll(() => one.read('Completed')).toBe('')
  })
}

test('a phone may insert the whole code at once or character by character', async () => {
  const entry = await openForms()
  const usual = entry('usual')
  usual.input.focus()
  await commands.insertText('8642')
  await expect.poll(() => usual.read('Completed')).toBe('8642')
  const tel = entry('tel')
  tel.input.focus()
  for (const digit of '1357') await commands.insertText(digit)
  await expect.poll(() => tel.read('Completed')).toBe('1357')
})

test('full-width digits of an input method count as digits', async () => {
  const entry = await openForms()
  const usual = entry('usual')
  usual.input.focus()
  await commands.insertText('１２３４')
  await expect.poll(() => usual.read('Completed')).toBe('1234')
})

function RefusedCode() {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setError(code.length < 4 ? 'Enter all 4 digits.' : 'That code isn’t right.')
      }}
    >
      <Field label="4-digit code" error={error}>
        {(control) => (
          <OneTimeCode
            {...control}
            value={code}
            onChange={(typed) => {
              setCode(typed)
              setError(undefined)
            }}
          />
        )}
      </Field>
    </form>
  )
}

test('the next digit replaces a refused code and continues an incomplete one', async () => {
  await render(<RefusedCode />)
  const field = page.getByLabelText('4-digit code')
  field.element().focus()
  await commands.press('1', '2', '3', 'Enter')
  await expect.element(page.getByText('Enter all 4 digits.')).toBeVisible()
  await commands.press('4', 'Enter')
  await expect.element(page.getByText('That code isn’t right.')).toBeVisible()
  await expect.element(field).toHaveValue('1234')
  await commands.press('9')
  await expect.element(field).toHaveValue('9')
})

test('a screen reader finds one labelled field with its error', async () => {
  await render(
    <main>
      <Field label="4-digit code" error="That code isn’t right.">
        {(control) => <OneTimeCode {...control} value="12" onChange={() => undefined} />}
      </Field>
    </main>,
  )
  expect(page.getByRole('textbox').elements()).toHaveLength(1)
  await expect
    .element(page.getByRole('textbox', { name: '4-digit code' }))
    .toHaveAccessibleDescription('That code isn’t right.')
  expect(await findViolations()).toEqual([])
})
