import { expect, test } from 'vitest'
import { nameListingOnce } from './quiet-hours.labels.ts'

const picture = 'https://hoko.example/media/a.webp'
const act = 'Bid again: https://hoko.example/general/1/detail'
const about = (...paragraphs: string[]) => [...paragraphs, act].join('\n\n')

test.each([
  [
    'the text does',
    'You’ve been outbid: Bicycle',
    about('Someone bid more on “Bicycle”.', `${picture}\nBicycle\nCurrent bid NZ$ 45`),
    about('Someone bid more on “Bicycle”.', `${picture}\nYou’ve been outbid\nCurrent bid NZ$ 45`),
  ],
  [
    'the text does, without a picture',
    'You’ve been outbid: Bicycle',
    about('Someone bid more on “Bicycle”.', 'Bicycle\nCurrent bid NZ$ 45'),
    about('Someone bid more on “Bicycle”.', 'You’ve been outbid\nCurrent bid NZ$ 45'),
  ],
  [
    'only the card does',
    'New message: Bicycle',
    about('“Is it still there?”', `${picture}\nBicycle`),
    `New message\n${about('“Is it still there?”', `${picture}\nBicycle`)}`,
  ],
  [
    'no card does',
    'Your plan ends',
    about('It ends tomorrow.'),
    `Your plan ends\n${about('It ends tomorrow.')}`,
  ],
])('nameListingOnce names the listing once where %s', (_, title, email_text, written) => {
  expect(nameListingOnce({ title, email_text })).toBe(written)
})
