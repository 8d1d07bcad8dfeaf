import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HeartIcon } from './heart-icon.tsx'
import { IconButton } from './icon-button.tsx'

test('a button on a picture has its tooltip once somebody points at it, and is as large as ever', async () => {
  // The pointer may be at the page's start.
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
