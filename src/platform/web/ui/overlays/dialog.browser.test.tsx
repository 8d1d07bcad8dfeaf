import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from './dialog.tsx'

afterEach(() => void vi.restoreAllMocks())

const dialog = page.getByRole('dialog')

function Opener({ onPress }: { onPress: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    onPress()
    setOpen(false)
  }
  return (
    <>
      <button
        type="button"
        className="fixed inset-0 size-full"
        onClick={() => {
          onPress()
          setOpen(true)
        }}
      >
        Open
      </button>
      <Dialog open={open} title="Buy it?" onClose={close}>
        <button type="button" className="h-96 w-full" onClick={close}>
          Buy
        </button>
      </Dialog>
    </>
  )
}

test('a double click on an opener clicks nothing in the dialog, nor behind a closed one', async () => {
  const press = vi.fn<() => void>()
  await render(<Opener onPress={press} />)
  await page.getByRole('button', { name: 'Open' }).dblClick()
  await expect.element(dialog).toBeVisible()
  expect(press).toHaveBeenCalledTimes(1)
  await page.getByRole('button', { name: 'Buy' }).dblClick()
  await expect.poll(() => dialog.elements()).toHaveLength(0)
  expect(press).toHaveBeenCalledTimes(2)
})

const price = <input aria-label="Price" />
const prices = (
  <>
    {price}
    <input aria-label="To" />
  </>
)
const review = (
  <>
    <input type="radio" aria-label="Five stars" />
    <textarea aria-label="Review" />
  </>
)
const offer = (
  <>
    {price}
    <textarea aria-label="Message" />
  </>
)

const question = <button type="button">Buy</button>

test.each([
  ['a mouse', 'filters', false, prices, 'Price'],
  ['a mouse', 'a question', false, question, 'heading'],
  ['touch', 'filters', true, prices, 'heading'],
  ['touch', 'a review', true, review, 'heading'],
  ['touch', 'an amount', true, price, 'Price'],
  ['touch', 'an amount with a message', true, offer, 'Price'],
])('Dialog opened by %s for %s sets the right focus', async (_pointer, _about, isTouch, content, focused) => {
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(pointer: coarse)' ? ({ matches: isTouch } as MediaQueryList) : matchMedia(query),
  )
  await render(
    <Dialog open title="Details" onClose={() => undefined}>
      {content}
    </Dialog>,
  )
  const at =
    focused === 'heading' ? dialog.getByRole('heading') : dialog.getByRole('textbox', { name: focused })
  await expect.element(at).toHaveFocus()
})
