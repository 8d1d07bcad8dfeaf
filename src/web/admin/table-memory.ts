const latest = new Map<string, string>()

/** A table as it was last looked at in this tab, filters and page included. */
export const rememberTable = (path: string, address: string): void => void latest.set(path, address)

/** Where 'All users' and the like lead: back to the table as it was left. */
export const lastTable = (path: string): string => latest.get(path) ?? path
