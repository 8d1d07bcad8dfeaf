import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ChatMessage } from '#domains/chat/common/chat.ts'
import type { Image } from '#domains/media/common/media.ts'
import { MessageList } from './message-list.tsx'

const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
const aPhoto = (id: number) =>
  ({ id, alt: '', width: 1, height: 1, url: blank, thumb_url: blank, large_url: blank }) as Image
const aMessage = (number: number, images: Image[]) =>
  ({
    number,
    client_id: `message ${number}`,
    is_mine: false,
    text: '',
    images,
    sent_at: `2026-11-2${number}T00:00:00.000Z`,
    removed_at: null,
    safety_hint: null,
  }) as ChatMessage

test('a photo sent twice opens at the right place, and later ones are reachable', async () => {
  const messages = [aMessage(1, [aPhoto(1), aPhoto(2)]), aMessage(2, [aPhoto(1), aPhoto(3)])]
  await render(<MessageList other="Hana" messages={messages} outgoing={[]} other_read_number={0} />)
  const photos = page.getByRole('list', { name: 'Messages' }).getByRole('button')
  await photos.nth(2).click()
  const viewer = page.getByRole('dialog')
  await expect.element(viewer.getByText('3 of 4')).toBeVisible()
  await viewer.getByRole('button', { name: 'Next photo' }).click()
  await expect.element(viewer.getByText('4 of 4')).toBeVisible()
})
