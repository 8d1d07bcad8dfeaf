import * as z from 'zod/mini'
import {
  answerQuestion as answerQuestionShapes,
  askQuestion as askQuestionShapes,
} from '#domains/listings/common/questions/questions.shapes.ts'

// The checker is large, so it's loaded only once the user types.
const shapes = { question: askQuestionShapes.body.shape.text, answer: answerQuestionShapes.body.shape.text }
export type TextKind = keyof typeof shapes

export function errorIn(kind: TextKind, text: string): string | null {
  return z.safeParse(shapes[kind], text).error?.issues[0]?.message ?? null
}
