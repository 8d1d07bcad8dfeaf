import { expect, test } from 'vitest'
import { getDisplayName } from './display-name.ts'

test.each([
  ['Tāmati', 'Waititi', 'Tāmati W.'],
  ['Mere', 'kahu', 'Mere K.'],
  ['Āwhina', 'ōtene', 'Āwhina Ō.'],
  ['Li', '李', 'Li 李.'],
  ['Zoë', 'E\u0301mile', 'Zoë E\u0301.'],
])('%s %s is publicly %s', (firstName, lastName, displayName) => {
  expect(getDisplayName({ first_name: firstName, last_name: lastName })).toBe(displayName)
})
