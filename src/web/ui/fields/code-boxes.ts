export type CodeType = 'number' | 'tel' | 'letter-numeric' | 'password'

export function isCodeCharacter(type: CodeType, character: string): boolean {
  return type === 'letter-numeric' ? /^[0-9A-Za-z]$/.test(character) : /^[0-9]$/.test(character)
}

/** '' for an empty box. In `value` a space stands for an empty box before a filled one. */
export function splitBoxes(value: string, length: number): string[] {
  return Array.from({ length }, (_, index) => (value[index] ?? '').trim())
}

export function joinBoxes(boxes: string[]): string {
  return boxes
    .map((character) => character || ' ')
    .join('')
    .trimEnd()
}

export function isComplete(boxes: string[]): boolean {
  return boxes.every((character) => character !== '')
}

/**
 * From the box at `start` on, cut to the boxes left; accepted as a whole or not at all.
 * @returns null where it was rejected
 */
export function pasteInto(boxes: string[], start: number, text: string, type: CodeType): string[] | null {
  const cut = text.slice(0, boxes.length - start)
  const isTaken = type === 'letter-numeric' ? /^\w+$/.test(cut) : /^[0-9]+$/.test(cut)
  return isTaken ? [...boxes.slice(0, start), ...cut.split(''), ...boxes.slice(start + cut.length)] : null
}
