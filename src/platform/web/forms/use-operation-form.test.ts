import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { email } from '#platform/common/shapes.ts'
import { checkBy } from './use-operation-form.ts'

test.each([
  ['', 'Enter your email address.'],
  [' ', 'Enter your email address.'],
  ['mere@', 'Invalid email address'],
  ['mere@example.nz', undefined],
])('checkBy explains the email %j with %j', (typed, message) => {
  const check = checkBy<{ contact: string }>(z.strictObject({ contact: email }))
  expect(check({ contact: typed }).contact).toBe(message)
})
