import { cutText } from '#platform/common/formats/cut-text.ts'
import * as t from '#domains/stock-feed/texts.ts'

interface NamedVehicle {
  year: number | null
  make: string | null
  model: string | null
  model_detail: string | null
}

const maxTitle = 80

/** Builds '2019 Toyota Corolla GX Hatch'; words that don't fit are left out. */
export function getTitle({ year, make, model, model_detail: modelDetail }: NamedVehicle): string {
  const words = [year, make, model, modelDetail].filter(Boolean).join(' ').split(' ')
  let title = ''
  for (const word of words) {
    if (title.length + word.length + 1 > maxTitle) break
    title = title ? `${title} ${word}` : word
  }
  return title
}

const maxDescription = 10_000

export function describeVehicle(notes: string, named: NamedVehicle, ending: string): string {
  const described =
    notes.replace(/\r\n?/g, '\n').trim() || (getTitle(named) && t.title_for_sale({ title: getTitle(named) }))
  const room = maxDescription - (ending ? ending.length + 2 : 0)
  return [cutText(described, room).trim(), ending].filter(Boolean).join('\n\n')
}
