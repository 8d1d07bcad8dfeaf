import { expect, test } from 'vitest'
import { checkOffer } from './offer-times-dialog.tsx'

const row = { key: 'a', day: '', from: '', to: '' }
const place = '12 Jackson Street'

test('checkOffer suggests to remove an open row only if there are others', () => {
  expect(checkOffer({ times: [row], place }).times).toBe('Enter a day and both times.')
  const times = [row, { ...row, key: 'b' }]
  expect(checkOffer({ times, place }).times).toBe('Enter a day and both times, or remove the row.')
})
