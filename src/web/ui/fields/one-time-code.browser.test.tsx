import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '#test/browser/axe.ts'
import { openForms } from '#test/browser/code-forms.tsx'
import { Field } from './field.tsx'
import { OneTimeCode } from './one-time-code.tsx'

test('four boxes of one character each, unless it is told otherwise', async () => {
  const entry = await openForms()
  expect(entry('usual').boxes).toHaveLength(4)
  expect(entry('letters').boxes).toHaveLength(6)
  const attributes = (name: string) => {
    const [box] = entry(name).boxes
    return [box!.type, box!.inputMode, box!.autocomplete]
  }
  expect(attributes('usual')).toEqual(['text', 'numeric', 'one-time-code'])
  expect(attributes('tel')).toEqual(['tel', 'tel', 'one-time-code'])
  expect(attributes('letters')).toEqual(['text', 'text', 'one-time-code'])
  expect(attributes('password')).toEqual(['password', 'numeric', 'one-time-code'])
})

test('typing moves on from box to box, and the last one completes the code', async () => {
  const entry = await openForms()
  const usual = entry('usual')
  usual.focus(0)
  await commands.press('0', '1', '2')
  await expect.poll(usual.focused).toBe(3)
  await expect.poll(() => usual.read('Completed')).toBe('')
  await commands.press('3')
  await expect.poll(usual.values).toEqual(['0', '1', '2', '3'])
  await expect.poll(usual.focused).toBe(3)
  await expect.poll(() => usual.read('Completed')).toBe('0123')
})

test('a box holds one character: another replaces it', async () => {
  const entry = await openForms()
  const usual = entry('usual')
  usual.focus(0)
  await commands.press('1', '2', '3', '4')
  await commands.press('9')
  await expect.poll(usual.values).toEqual(['1', '2', '3', '9'])
  await expect.poll(() => usual.read('Completed')).toBe('1234 1239')
  usual.focus(1)
  await commands.press('2')
  await expect.poll(usual.values).toEqual(['1', '2', '3', '9'])
  await expect.poll(usual.focused).toBe(2)
})

for (const [name, taken, refused] of [
  ['usual', '4', ['a', 'Z', '-', '.', 'e', '+', ' ', 'ā']],
  ['tel', '4', ['a', '+', '-', '(', ' ']],
  ['password', '4', ['a', '!', ' ']],
  ['letters', 'q', ['-', '_', ' ', '!', 'ā']],
] as const) {
  test(`${name}: ${taken} is taken, ${refused.join(' ')} are not`, async () => {
    const entry = await openForms()
    const one = entry(name)
    one.focus(0)
    for (const character of refused) {
      if (character === 'ā') await commands.insertText(character)
      else await commands.press(character === ' ' ? 'Space' : character)
    }
    await expect.poll(() => one.read('Value')).toBe('')
    await expect.poll(one.focused).toBe(0)
    await commands.press(taken)
    await expect.poll(() => one.read('Value')).toBe(taken)
    await expect.poll(one.focused).toBe(1)
  })
}

test('letters and digits mix where letters belong to the code', async () => {
  const entry = await openForms()
  const letters = entry('letters')
  letters.focus(0)
  await commands.press('a', '1', 'Shift+B', '2', 'c', '3')
  await expect.poll(() => letters.read('Completed')).toBe('a1B2c3')
})

test('backspace clears its box, then the one before', async () => {
  const entry = await openForms()
  const usual = entry('usual')
  usual.focus(0)
  await commands.press('1', '2', '3')
  await expect.poll(usual.focused).toBe(3)
  await commands.press('Backspace')
  await expect.poll(usual.values).toEqual(['1', '2', '', ''])
  await expect.poll(usual.focused).toBe(2)
  usual.focus(0)
  await commands.press('Backspace')
  await expect.poll(usual.values).toEqual(['', '2', '', ''])
  await expect.poll(usual.focused).toBe(0)
  await commands.press('Backspace')
  await expect.poll(usual.values).toEqual(['', '2', '', ''])
})

test('delete clears its box and stays', async () => {
  const entry = await openForms()
  const usual = entry('usual')
  usual.focus(0)
  await commands.press('1', '2', '3', '4')
  usual.focus(1)
  await commands.press('Delete')
  await expect.poll(usual.values).toEqual(['1', '', '3', '4'])
  await expect.poll(usual.focused).toBe(1)
  await commands.press('7')
  await expect.poll(() => usual.read('Completed')).toBe('1234 1734')
})

test('the arrows go from box to box and stop at the ends', async () => {
  const entry = await openForms()
  const usual = entry('usual')
  usual.focus(0)
  await commands.press('ArrowLeft')
  await expect.poll(usual.focused).toBe(0)
  await commands.press('ArrowRight', 'ArrowRight')
  await expect.poll(usual.focused).toBe(2)
  await commands.press('ArrowLeft')
  await expect.poll(usual.focused).toBe(1)
  await commands.press('ArrowRight', 'ArrowRight', 'ArrowRight')
  await expect.poll(usual.focused).toBe(3)
  await commands.press('5')
  await expect.poll(() => usual.read('Value')).toBe('   5')
  await expect.poll(() => usual.read('Completed')).toBe('')
  for (const key of ['Home', 'End', 'ArrowUp', 'ArrowDown']) {
    await commands.press(key)
    await expect.poll(usual.focused).toBe(3)
  }
  await expect.poll(usual.values).toEqual(['', '', '', '5'])
})

test('tab goes through the boxes and on, enter sends the form', async () => {
  const entry = await openForms()
  const usual = entry('usual')
  usual.focus(2)
  await commands.press('Tab')
  await expect.poll(usual.focused).toBe(3)
  await commands.press('Shift+Tab')
  await expect.poll(usual.focused).toBe(2)
  await commands.press('Enter')
  await expect.poll(() => usual.read('Completed')).toBe('sent')
  await commands.press('Tab', 'Tab')
  await expect.element(usual.form.getByRole('button', { name: 'Send' })).toHaveFocus()
})

test('a pasted code fills the boxes and completes', async () => {
  const entry = await openForms()
  const usual = entry('usual')
  await usual.paste(0, '0427')
  await expect.poll(usual.values).toEqual(['0', '4', '2', '7'])
  await expect.poll(usual.focused).toBe(3)
  await expect.poll(() => usual.read('Completed')).toBe('0427')
  await expect.poll(() => usual.read('Rejected')).toBe('0')
})

test('pasted text is cut to the boxes that remain', async () => {
  const entry = await openForms()
  const usual = entry('usual')
  await usual.paste(2, '98765')
  await expect.poll(usual.values).toEqual(['', '', '9', '8'])
  await expect.poll(() => usual.read('Completed')).toBe('')
  await usual.paste(0, '12')
  await expect.poll(usual.focused).toBe(2)
  await expect.poll(usual.values).toEqual(['1', '2', '9', '8'])
  await expect.poll(() => usual.read('Completed')).toBe('1298')
  await usual.paste(0, '5555 is your code')
  await expect.poll(() => usual.read('Completed')).toBe('1298 5555')
  await usual.paste(2, '77 is your code')
  await expect.poll(usual.values).toEqual(['5', '5', '7', '7'])
})

for (const [name, text] of [
  ['usual', '12a4'],
  ['usual', '12 34'],
  ['usual', 'code'],
  ['tel', '+641'],
  ['password', 'pass'],
  ['letters', 'ab-123'],
  ['letters', 'ab 123'],
] as const) {
  test(`${name}: pasting "${text}" is rejected and changes nothing`, async () => {
    const entry = await openForms()
    const one = entry(name)
    one.focus(0)
    await commands.press('7')
    await one.paste(0, text)
    await expect.poll(() => one.read('Rejected')).toBe('1')
    await expect.poll(() => one.read('Value')).toBe('7')
    await expect.poll(() => one.read('Completed')).toBe('')
    await expect.poll(one.focused).toBe(0)
  })
}

test('word characters are pasted where letters belong to the code', async () => {
  const entry = await openForms()
  const letters = entry('letters')
  await letters.paste(0, 'aB_9xYzz')
  await expect.poll(() => letters.read('Completed')).toBe('aB_9xY')
})

test('a phone may hand in the whole code at once, or one character after the other', async () => {
  const entry = await openForms()
  const usual = entry('usual')
  usual.focus(0)
  await commands.insertText('8642')
  await expect.poll(() => usual.read('Completed')).toBe('8642')
  const tel = entry('tel')
  tel.focus(0)
  for (const digit of '1357') await commands.insertText(digit)
  await expect.poll(() => tel.read('Completed')).toBe('1357')
})

test('a screen reader hears the label at the first box, the place at the others, and what is wrong', async () => {
  await render(
    <main>
      <Field label="4-digit code" error="That code isn’t right.">
        {(control) => <OneTimeCode {...control} value="12" onChange={() => undefined} />}
      </Field>
    </main>,
  )
  const names = page
    .getByRole('textbox')
    .elements()
    .map((box) => box.getAttribute('aria-label'))
  expect(names).toEqual([null, 'Digit 2 of 4', 'Digit 3 of 4', 'Digit 4 of 4'])
  await expect
    .element(page.getByRole('textbox', { name: '4-digit code' }))
    .toHaveAccessibleDescription('That code isn’t right.')
  expect(await findViolations()).toEqual([])
})
