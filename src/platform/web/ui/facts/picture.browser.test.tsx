import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Picture } from './picture.tsx'

const missing = '/no-such-picture.png'
const there = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

test('Picture retries a failed image when the network returns', async () => {
  const failed: EventTarget[] = []
  const note = ({ target }: Event) => target && failed.push(target)
  document.addEventListener('error', note, true)
  const screen = await render(<Picture src={missing} alt="A couch" eager />)
  await expect.poll(() => failed.length).toBe(1)
  await expect.poll(() => screen.container.querySelector('img')).toBeNull()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => failed.length).toBe(2)
  document.removeEventListener('error', note, true)
})

test('Picture replaces a failed image with the next one', async () => {
  const screen = await render(<Picture src={missing} alt="A couch" eager />)
  await expect.poll(() => screen.container.querySelector('img')).toBeNull()
  await screen.rerender(<Picture src={there} alt="A couch" eager />)
  await expect.poll(() => screen.container.querySelector('img')?.naturalWidth).toBe(1)
})
