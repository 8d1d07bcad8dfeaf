export const filledText = (text: string, values: Record<string, string>): string =>
  text.replace(/\{([^{}]*)\}/g, (whole, name: string) => values[name.trim()] ?? whole)

/** Where a value is empty, the space before it goes too, and so does a paragraph that holds nothing else. */
export const filledParagraphs = (text: string, values: Record<string, string>): string =>
  text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) =>
      paragraph.replace(/ ?\{([^{}]*)\}/g, (whole, name: string) => {
        const value = values[name.trim()]
        if (value === undefined) return whole
        return value === '' ? '' : `${whole.startsWith(' ') ? ' ' : ''}${value}`
      }),
    )
    .filter((paragraph) => paragraph.trim() !== '')
    .join('\n\n')
