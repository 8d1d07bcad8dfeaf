import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { Amount } from './amount.tsx'

test('a new amount shows at once without intermediate values', async () => {
  const { container, rerender } = await render(<Amount value={20_00} format={formatMoney} />)
  const shown: (string | null)[] = []
  const watching = new MutationObserver(() => shown.push(container.textContent))
  watching.observe(container, { childList: true, characterData: true, subtree: true })
  await rerender(<Amount value={3000_00} format={formatMoney} />)
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
  watching.disconnect()
  expect([...new Set(shown)]).toEqual(['NZ$\u00a03,000'])
})
