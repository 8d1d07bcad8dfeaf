import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { password } from '#platform/common/shapes.ts'
import { getPasswordRules } from './password-rules.ts'

test('the rules are all ticked exactly when the server accepts the password', () => {
  const close = fc.string({ unit: fc.constantFrom('a', 'Z', '7', '!', '*', ' ', 'ē'), maxLength: 17 })
  fc.assert(
    fc.property(fc.oneof(close, fc.string({ maxLength: 17 })), (typed) => {
      expect(getPasswordRules().every((rule) => rule.isMet(typed))).toBe(z.safeParse(password, typed).success)
    }),
    {
      numRuns: 2000,
      examples: [['kereru2026'], ['seven77'], ['sixteen123456789'], ['nodigits!'], ['with space 1']],
    },
  )
})
