export const filledText = (text: string, values: Record<string, string>): string =>
  text.replace(/\{([^{}]*)\}/g, (whole, name: string) => values[name.trim()] ?? whole)
