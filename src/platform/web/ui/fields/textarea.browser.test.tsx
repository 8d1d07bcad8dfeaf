import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Textarea } from './textarea.tsx'

function Message() {
  const [text, setText] = useState('')
  return (
    <>
      <Textarea
        aria-label="Message"
        rows={1}
        className="[field-sizing:fixed]!"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="button" onClick={() => setText('')}>
        Clear
      </button>
    </>
  )
}

test('a field grows and shrinks with its text where field-sizing is not supported', async () => {
  await render(<Message />)
  const field = page.getByRole('textbox', { name: 'Message' })
  const element = field.element()
  const height = () => element.getBoundingClientRect().height
  const empty = height()
  await field.fill('Kia ora, could I come and see it?\n'.repeat(5))
  expect(height()).toBeGreaterThan(empty + 60)
  expect(element.scrollHeight).toBeLessThanOrEqual(Math.ceil(height()))
  await page.getByRole('button', { name: 'Clear' }).click()
  expect(height()).toBe(empty)
})
