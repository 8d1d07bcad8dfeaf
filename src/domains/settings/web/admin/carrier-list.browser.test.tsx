import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Carrier, maxCarriers } from '#domains/settings/common/carriers.ts'
import { CarrierList } from './carrier-list.tsx'

const fast = { name: 'Fast Couriers', url_pattern: 'https://track.example.nz/{number}' }

async function open(initial: Carrier[], error?: string) {
  const sent: Carrier[][] = []
  function Form() {
    const [carriers, setCarriers] = useState(initial)
    const change = (next: Carrier[]) => {
      sent.push(next)
      setCarriers(next)
    }
    return <CarrierList carriers={carriers} onChange={change} id="carriers" error={error} />
  }
  await render(<Form />)
  return sent
}

test('“Add carrier” adds a row, whose name takes the focus', async () => {
  const sent = await open([fast])
  await page.getByRole('button', { name: 'Add carrier' }).click()
  await expect.element(page.getByLabelText('Name').nth(1)).toHaveFocus()
  await userEvent.keyboard('Post Haste')
  expect(sent.at(-1)).toEqual([fast, { name: 'Post Haste', url_pattern: '' }])
})

test('“Remove” removes its own row, and gives the focus to “Add carrier”', async () => {
  const other = { ...fast, name: 'Post Haste' }
  const sent = await open([fast, other])
  await page.getByRole('button', { name: 'Remove Fast Couriers' }).click()
  expect(sent.at(-1)).toEqual([other])
  await expect.element(page.getByRole('button', { name: 'Add carrier' })).toHaveFocus()
})

test('an error stands at the field that is wrong', async () => {
  await open([fast, { name: '', url_pattern: '' }, { name: 'Bad', url_pattern: 'http://bad.nz' }], 'Bad: no')
  const wrong = page.getByLabelText('Tracking address').nth(2)
  await expect.element(wrong).toHaveAttribute('aria-invalid', 'true')
  await expect.element(wrong).toHaveAccessibleDescription(/Bad: no/)
  await expect.element(page.getByLabelText('Tracking address').nth(0)).not.toHaveAttribute('aria-invalid')
})

test('no more than ten carriers can be added', async () => {
  await open(Array.from({ length: maxCarriers }, (_, at) => ({ ...fast, name: `Carrier ${at}` })))
  await expect.element(page.getByRole('button', { name: 'Add carrier' })).toBeDisabled()
})
