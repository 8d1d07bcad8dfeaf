import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HeartIcon, IconButton } from './icon-button.tsx'

test('a button on a picture keeps its size and shows its tooltip on hover', async () => {
  // The pointer may start at the top left of the page.
  await render(
    <div style={{ padding: 200 }}>
      <IconButton icon={HeartIcon} kind="on-picture" label="Watch Road bike" />
    </div>,
  )
  const button = page.getByRole('button', { name: 'Watch Road bike' })
  expect(button.element().getAttribute('title')).toBeNull()
  await button.hover()
  await expect.element(button).toHaveAttribute('title', 'Watch Road bike')
  const { width, height } = getComputedStyle(button.element().querySelector('svg')!)
  expect([width, height]).toEqual(['20px', '20px'])
})
