import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MemoryRouter } from 'react-router'
import { listYoursNow, type YoursNow as Item } from '#domains/watchlist/common/yours-now.ts'
import { isRoomNeeded, rememberRoom } from '#platform/web/session/reserved-room.ts'
import { auction, signIn } from '#test/browser/bidding.ts'
import { answerWith, fakeApi } from '#test/browser/fake-api.ts'
import { YoursNow } from './yours-now.tsx'

const outbid: Item = { kind: 'outbid', listing: auction, trade_id: null, total_cents: null }

beforeEach(() => {
  fakeApi()
  signIn()
})

const renderStrip = (items: Item[]) => {
  answerWith(listYoursNow, {}, { items })
  return render(
    <MemoryRouter>
      <YoursNow />
    </MemoryRouter>,
  )
}

const card = page.getByRole('link', { name: /A teapot/ })

test('the strip links its cards and the lists that hold the rest', async () => {
  rememberRoom(true)
  await renderStrip([outbid])
  await expect.element(card).toBeVisible()
  await expect.element(page.getByRole('link', { name: /iWatch/ })).toBeVisible()
  expect(page.getByRole('link', { name: /iWon · iLost/ }).elements()).toEqual([])
})

test('a strip that was empty shows on the next visit, so that it never moves the page', async () => {
  rememberRoom(false)
  const first = await renderStrip([outbid])
  await expect.poll(isRoomNeeded).toBe(true)
  expect(card.elements()).toEqual([])
  await first.unmount()
  await renderStrip([outbid])
  await expect.element(card).toBeVisible()
})

test('room that was reserved in vain says so, and isn’t reserved next time', async () => {
  rememberRoom(true)
  await renderStrip([])
  await expect.element(page.getByText('Nothing needs you right now.')).toBeVisible()
  expect(isRoomNeeded()).toBe(false)
})
