import * as z from 'zod/mini'
import { answerQuestion, askQuestion } from '#contract/questions/questions.ts'

// What checks is large, and so is asked for only once somebody writes.
const shapes = { question: askQuestion.body!.shape.text, answer: answerQuestion.body!.shape.text }
export type TextKind = keyof typeof shapes

export function errorIn(kind: TextKind, text: string): string | null {
  return z.safeParse(shapes[kind], text).error?.issues[0]?.message ?? null
}
