import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toaster } from '#platform/web/ui/overlays/toast.tsx'
import { notifyWentBack } from './notify-went-back.ts'

const bid = { name: 'bid', title: 'Road bike', price: 'NZ$\u00a0150', to: '/general/100001/detail' } as const

async function openPage() {
  const home = (
    <>
      <p>Home</p>
      <Toaster />
    </>
  )
  const listing = (
    <>
      <p>The listing</p>
      <Toaster />
    </>
  )
  const router = createMemoryRouter(
    [
      { path: '/home', element: home },
      { path: '/general/:id/detail', element: listing },
    ],
    { initialEntries: ['/home'] },
  )
  await render(<RouterProvider router={router} />)
}

test('notifyWentBack reports the bid’s result until dismissed and links to its listing', async () => {
  await openPage()
  expect(notifyWentBack({ kind: 'held' }, bid)).toBe(false)
  expect(notifyWentBack({ kind: 'done', reply: null, cancelRequested: false }, bid)).toBe(false)
  expect(notifyWentBack({ kind: 'done', reply: null, cancelRequested: true }, bid)).toBe(true)
  const upheld = page.getByText('Your bid was placed before you went back')
  await expect.element(upheld).toBeVisible()
  await expect.element(page.getByText('“Road bike” · NZ$ 150')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 3_500))
  await page.getByRole('link', { name: 'View details' }).click()
  await expect.element(page.getByText('The listing')).toBeVisible()
  await expect.element(upheld).not.toBeInTheDocument()
  expect(notifyWentBack({ kind: 'stopped' }, bid)).toBe(true)
  const stopped = page.getByText('You went back in time: your bid wasn’t placed')
  await expect.element(stopped).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(stopped).not.toBeInTheDocument()
})
