import * as z from 'zod/mini'
import { code_on_its_way } from '#domains/identity/common/passwords.shapes.ts'
import { done, email, request_token, six_digits } from '#platform/common/shapes.ts'
import * as t from '#domains/accounts/texts.ts'

export const verifyDeleteAccount = {
  body: z.strictObject({
    email,
    password: z
      .string({ error: t.enter_your_password })
      .check(z.minLength(1, { error: t.enter_your_password }), z.maxLength(200)),
  }),
  reply: code_on_its_way,
}

export const deleteAccount = {
  body: z.strictObject({ email, code: six_digits, request_token }),
  reply: done,
}
