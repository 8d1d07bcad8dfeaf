import { readYesNo } from './values.rules.ts'
import * as t from '#domains/listing-import/texts.ts'

type Answer = string | number | boolean | string[]

interface Filter {
  key: string
  kind: 'select' | 'multi_select' | 'number_range' | 'boolean' | 'text'
  options: readonly string[]
}

const maxListed = 6

/** @returns the answer, or the sentence that refuses it */
export function readAnswer({ kind, options }: Filter, text: string): { answer: Answer } | string {
  if (kind === 'boolean') {
    const answer = readYesNo(text)
    return answer === null ? t.say_yes_or_no() : { answer }
  }
  if (kind === 'number_range') {
    const plain = text.replace(/(?<=\d),(?=\d{3}(?:\D|$))/g, '')
    return /^-?\d{1,10}(?:\.\d{1,6})?$/.test(plain) ? { answer: Number(plain) } : t.write_a_number()
  }
  if (kind === 'text') return { answer: text.slice(0, 200) }
  const wanted =
    kind === 'select'
      ? [text]
      : text
          .split(';')
          .map((one) => one.trim())
          .filter((one) => one !== '')
  const chosen = wanted.map((one) => options.find((option) => option.toLowerCase() === one.toLowerCase()))
  if (chosen.length === 0 || !chosen.every((one) => one !== undefined)) {
    const more = options.length > maxListed ? '…' : ''
    return t.choose_one_of({ options: `${options.slice(0, maxListed).join(', ')}${more}` })
  }
  return { answer: kind === 'select' ? (chosen[0] ?? '') : chosen }
}

export function writeAnswer(answer: Answer): string {
  if (answer === true) return 'yes'
  if (answer === false) return 'no'
  return Array.isArray(answer) ? answer.join('; ') : String(answer)
}
