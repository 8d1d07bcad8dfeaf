import { beforeEach, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { cropImage, getUploadedImage, type Image, type OwnImage } from '#domains/media/common/media.ts'
import { findViolations } from '#test/browser/axe.ts'
import { answerWith, failWith, fakeApi } from '#test/browser/fake-api.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { CropDialog } from './crop-dialog.tsx'

const photo: OwnImage = {
  id: 7,
  name: 'green.jpg',
  alt: '',
  url: paintPhoto(),
  thumb_url: paintPhoto(),
  large_url: paintPhoto(),
  width: 1200,
  height: 900,
  thumbhash: '',
  has_avif: false,
  is_edited: false,
}

function paintPhoto(): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 1200, height: 900 })
  return canvas.toDataURL()
}

const frame = page.getByRole('group', { name: 'Crop area' })
const crop = page.getByRole('button', { name: 'Crop', exact: true })
const isCroppedTo = (pixels: string) => expect.element(page.getByText(`${pixels} pixels`)).toBeVisible()

let { values: input } = fakeApi()

beforeEach(() => {
  input = fakeApi().values
  answerWith(getUploadedImage, { id: photo.id }, photo)
})

async function openCrop() {
  const [onEdited, onClose] = [vi.fn<(image: Image) => void>(), vi.fn<() => void>()]
  await render(
    <QueryProvider>
      <CropDialog image={photo} name="photo 1" onEdited={onEdited} onClose={onClose} />
    </QueryProvider>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Crop photo 1' })).toBeVisible()
  await isCroppedTo('1200 × 900')
  return { onEdited, onClose }
}

test('arrow keys shrink and move the crop frame, and a shape can be chosen', async () => {
  await openCrop()
  await expect.element(crop).toBeDisabled()
  const pixel = photo.width / frame.element().getBoundingClientRect().width
  page.getByRole('button', { name: 'Right edge' }).element().focus()
  await commands.press('Shift+ArrowLeft', 'Shift+ArrowLeft', 'ArrowRight')
  await isCroppedTo(`${Math.round(photo.width - 19 * pixel)} × 900`)
  await commands.press('ArrowDown')
  frame.element().focus()
  for (let n = 0; n < 30; n += 1) await commands.press('ArrowRight')
  await expect.element(page.getByText(/^[1-9]\d*% from the left, 0% from the top$/)).toBeInTheDocument()
  await page.getByRole('button', { name: 'Square' }).click()
  await isCroppedTo('900 × 900')
  await expect.element(page.getByRole('button', { name: 'Top left corner' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Top edge' })).not.toBeInTheDocument()
  expect(await findViolations()).toEqual([])
})

test('a failed crop shows its error and keeps the frame, and the next one closes', async () => {
  const { onEdited, onClose } = await openCrop()
  await page.getByRole('button', { name: 'Square' }).click()
  failWith(cropImage, { id: photo.id }, 503)
  await crop.click()
  await expect.element(page.getByText(/^We are back in a moment\./)).toBeVisible()
  await isCroppedTo('900 × 900')
  expect(onClose).not.toHaveBeenCalled()

  const cropped: OwnImage = { ...photo, width: 900, is_edited: true }
  answerWith(cropImage, { id: photo.id }, cropped)
  await crop.click()
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  expect(onEdited.mock.calls).toEqual([[cropped]])
})

test('the mouse moves and resizes the crop frame, and its part is saved', async () => {
  await page.viewport(1360, 900)
  const { onClose } = await openCrop()
  const { width, height } = frame.element().getBoundingClientRect()
  // Fractions of the whole photo, which the frame covers before the first drag.
  const drag = async (from: [number, number], to: [number, number]) => {
    const now = frame.element().getBoundingClientRect()
    const whole = document.querySelector('dialog img')!.getBoundingClientRect()
    const within = ([across, down]: [number, number]): [number, number] => [
      (whole.left + across * width - now.left) / now.width,
      (whole.top + down * height - now.top) / now.height,
    ]
    await commands.drag('[aria-label="Crop area"]', within(from), within(to))
  }
  await drag([1, 1], [0.5, 0.5])
  await isCroppedTo('600 × 450')
  await drag([0.25, 0.25], [0.5, 0.35])
  await expect.element(page.getByText('25% from the left, 10% from the top')).toBeInTheDocument()
  await drag([0.25, 0.1], [-1, -1])
  await isCroppedTo('900 × 540')
  await expect.element(page.getByText('0% from the left, 0% from the top')).toBeInTheDocument()
  answerWith(cropImage, { id: photo.id }, { ...photo, is_edited: true })
  await crop.click()
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  const { left, top, width: wide, height: high } = input.at(-1)!.body as Record<string, number>
  expect([left, top]).toEqual([0, 0])
  expect((wide! * photo.width) / (high! * photo.height)).toBeCloseTo(1.67, 1)
})
