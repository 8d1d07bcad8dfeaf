import * as z from 'zod/mini'
import { problemOf } from '#web/lib/problem.ts'

/** What is wrong with a text by the shape that the server checks it by; null when it may be sent. */
export function errorIn(shape: z.ZodMiniType<string>, text: string): string | null {
  return z.safeParse(shape, text).error?.issues[0]?.message ?? null
}

/** What the server said of the text itself. */
export const errorOfText = (error: unknown): string | null => problemOf(error)?.errors?.text ?? null
