const latest = new Map<string, string>()

/** In this tab, with filters and page. */
export const rememberTable = (path: string, address: string): void => void latest.set(path, address)

/** Back to the table as it was left. */
export const lastTable = (path: string): string => latest.get(path) ?? path
