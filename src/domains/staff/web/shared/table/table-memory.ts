const latest = new Map<string, string>()

export const rememberTable = (path: string, address: string): void => void latest.set(path, address)

export const lastTable = (path: string): string => latest.get(path) ?? path
