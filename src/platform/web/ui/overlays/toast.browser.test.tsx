import '#platform/web/styles/app.css'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { notify, Toaster } from './toast.tsx'

const restsMs = 700
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

beforeEach(async () => {
  notify.clear()
  await render(
    <MemoryRouter>
      <button>Elsewhere</button>
      <Toaster />
    </MemoryRouter>,
  )
})

test('a swipe of 20 pixels dismisses a toast at any speed, and less does not', async () => {
  notify.info('Bid placed', { stays: true })
  const toast = page.getByText('Bid placed')
  await expect.element(toast).toBeVisible()
  const swipe = (pixels: number) => {
    const { width } = document.querySelector('[data-toast]')!.getBoundingClientRect()
    return commands.drag('[data-toast]', [0.5, 0.5], [0.5 + pixels / width, 0.5], restsMs)
  }
  await swipe(14)
  await expect.element(toast).toBeVisible()
  await swipe(30)
  await expect.element(toast).not.toBeInTheDocument()
})

test('toasts appear top right for 3 seconds, the newest 3 at a time, 14 pixels apart', async () => {
  await page.viewport(1360, 900)
  for (const message of ['One', 'Two', 'Three', 'Four']) notify.success(message)
  await expect.element(page.getByText('Four')).toBeVisible()
  const toasts = [...document.querySelectorAll('[data-toast]')]
  expect(toasts.map(({ textContent }) => textContent)).toEqual(['Four', 'Three', 'Two'])
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  const [first, second] = toasts.map((toast) => toast.getBoundingClientRect())
  expect([first!.right, first!.width, second!.top - first!.bottom]).toEqual([1360 - 24, 356, 14])
  await wait(2_000)
  await expect.element(page.getByText('Four')).toBeVisible()
  await expect.poll(() => page.getByText('Four').elements(), { timeout: 5_000 }).toHaveLength(0)
})

test('a focused toast stays, and Alt+T and Escape move the focus', async () => {
  await page.viewport(390, 844)
  const undo = vi.fn<() => void>()
  const elsewhere = page.getByRole('button', { name: 'Elsewhere' })
  await elsewhere.click()
  notify.info('Photo removed', { action: { label: 'Undo', onClick: undo } })
  const toast = page.getByText('Photo removed')
  await expect.element(toast).toBeVisible()
  await commands.press('Alt+t')
  await wait(4_000)
  await expect.element(toast).toBeVisible()
  await commands.press('Escape')
  await expect.element(toast).not.toBeInTheDocument()
  await expect.element(elsewhere).toHaveFocus()
  notify.info('Photo removed', { action: { label: 'Undo', onClick: undo } })
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(undo).toHaveBeenCalledTimes(1)
  await expect.element(toast).not.toBeInTheDocument()
})
