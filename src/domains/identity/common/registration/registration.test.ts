import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { verification as verificationShapes } from './registration.shapes.ts'

test.each([
  ['', ['Enter the code.']],
  ['12', ['Enter all the digits of the code.']],
  ['12a4', ['The code only has digits.']],
  ['1234', []],
  ['123456', []],
])('the code “%s” gives the messages %j', (code, expected) => {
  const { error } = z.safeParse(verificationShapes.body, { purpose: 'verify_phone', code })
  expect((error?.issues ?? []).map(({ message }) => message)).toEqual(expected)
})
