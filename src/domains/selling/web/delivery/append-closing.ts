/** Appends a closing text as a paragraph of its own, once. */
export function appendClosing(description: string, closing: string): string {
  if (closing === '' || description.trimEnd().endsWith(closing)) return description
  const text = description.trimEnd()
  return text === '' ? closing : `${text}\n\n${closing}`
}
