import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DayField } from './day-field.tsx'

const requested = vi.fn<(day: string | undefined) => void>()

function Field() {
  const [day, setDay] = useState<string | undefined>('2026-11-01')
  return (
    <DayField
      label="First day"
      day={day}
      onDay={(next) => {
        requested(next)
        setDay(next)
      }}
    />
  )
}

test('a typed day applies on Enter or blur, and a picked one applies at once', async () => {
  await render(<Field />)
  const field = page.getByLabelText('First day')
  const element = field.element() as HTMLInputElement
  element.focus()
  await userEvent.keyboard('11242026')
  expect(requested).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(requested).toHaveBeenCalledTimes(1)
  expect(element.value).not.toBe('2026-11-01')
  element.blur()
  expect(requested).toHaveBeenCalledTimes(1)
  await field.fill('2026-03-04')
  expect(requested).toHaveBeenLastCalledWith('2026-03-04')
})
