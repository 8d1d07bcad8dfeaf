const maxCharacters = 500

/** Hides what may be personal or open an account: staff of any role read errors. */
export function redactError(error: string): string {
  return error
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]')
    .replace(/\b(https?:\/\/[^\s?#"')]+)[?#][^\s"')]*/g, '$1?…')
    .replace(/\b(?:Bearer|Basic)\s+\S+/gi, '[token]')
    .replace(/\b[\w-]{24,}\b/g, '[token]')
    .replace(/\+?\d[\d ()-]{6,}\d/g, '[number]')
    .slice(0, maxCharacters)
}
