import * as z from 'zod/mini'
import { codeOnItsWay } from '#domains/identity/common/passwords.shapes.ts'
import { done, email, requestToken, sixDigits } from '#platform/common/shapes.ts'
import * as t from '#domains/accounts/texts.ts'

export const verifyDeleteAccount = {
  body: z.strictObject({
    email,
    password: z
      .string({ error: t.enter_your_password })
      .check(z.minLength(1, { error: t.enter_your_password }), z.maxLength(200)),
  }),
  reply: codeOnItsWay,
}

export const deleteAccount = {
  body: z.strictObject({ email, code: sixDigits, request_token: requestToken }),
  reply: done,
}
