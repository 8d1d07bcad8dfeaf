import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Image } from '#domains/media/common/media.ts'
import { FloorPlans } from './types/property-about.tsx'
import { Gallery } from './gallery.tsx'

const { dataset } = document.documentElement
afterEach(() => void (dataset.scripts = ''))

const images = [1, 2].map(
  (id) => ({ id, url: `/${id}.webp`, thumb_url: `/${id}.webp`, alt: '', width: 4, height: 3 }) as Image,
)

test('the gallery shows photos and floor plans without scripts, and no dead buttons', async () => {
  await render(
    <>
      <Gallery images={images} title="A house" />
      <FloorPlans images={images} title="A house" />
    </>,
  )
  const enlarge = page.getByRole('button', { name: /^Enlarge/ })
  await expect.element(enlarge.nth(3)).toBeVisible()
  await expect.element(page.getByText('1 / 2')).toBeVisible()
  delete dataset.scripts
  expect(enlarge.elements().map((button) => button.clientHeight > 100)).toEqual([true, true, true, true])
  await expect.element(page.getByText('1 / 2')).not.toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show picture 1' })).not.toBeInTheDocument()
})
