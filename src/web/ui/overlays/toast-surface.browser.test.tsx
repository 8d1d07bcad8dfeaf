import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Toasts } from './plain-toasts.tsx'
import ToastSurface from './toast-surface.tsx'

const rests_ms = 700

test('a toast goes once it is swiped 20 pixels, however slowly, and stays when it is swiped less', async () => {
  const { promise, resolve } = Promise.withResolvers<Toasts>()
  await render(<ToastSurface onReady={resolve} />)
  const toasts = await promise
  toasts.info('Bid placed', { duration: 60_000 } as never)
  const toast = page.getByText('Bid placed')
  await expect.element(toast).toBeVisible()
  const swipe = (pixels: number) => {
    const { width } = document.querySelector('[data-sonner-toast]')!.getBoundingClientRect()
    return commands.drag('[data-sonner-toast]', [0.5, 0.5], [0.5 + pixels / width, 0.5], rests_ms)
  }
  await swipe(14)
  await expect.element(toast).toBeVisible()
  await swipe(30)
  await expect.element(toast).not.toBeInTheDocument()
})
