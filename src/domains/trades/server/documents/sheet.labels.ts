/** A page of an A4 document, in words. */
export interface Sheet {
  /** The file's title. */
  name: string
  reference: string
  title: string
  subtitle: string | null
  /** Shown prominently above everything else. */
  notice: string | null
  parties: { label: string; lines: string[] }[]
  facts: [label: string, value: string][]
  /** The first column takes what the others leave; they are as wide as their texts, aligned right. */
  columns: string[]
  rows: string[][]
  totals: [label: string, value: string][]
  notes: string[]
}
