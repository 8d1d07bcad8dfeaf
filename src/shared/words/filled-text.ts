/** A text with its placeholders filled; one that is not known stays as it is. */
export const filledText = (text: string, values: Record<string, string>): string =>
  text.replace(/\{([^{}]*)\}/g, (whole, name: string) => values[name.trim()] ?? whole)
