type Values = Record<string, string>

export const filledText = (text: string, values: Values): string =>
  text.replace(/\{([^{}]*)\}/g, (whole, name: string) => findValue(values, name) ?? whole)

/**
 * If a value is empty, the space before it is removed too, and so is a paragraph with nothing else.
 */
export const filledParagraphs = (text: string, values: Values): string =>
  text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) =>
      paragraph.replace(/( ?)\{([^{}]*)\}/g, (whole, space: string, name: string) => {
        const value = findValue(values, name)
        return value === undefined ? whole : value && space + value
      }),
    )
    .filter((paragraph) => paragraph.trim() !== '')
    .join('\n\n')

const findValue = (values: Values, name: string): string | undefined =>
  Object.hasOwn(values, name.trim()) ? values[name.trim()] : undefined
