/** Asks for the password first if the server requires it; null when that's cancelled. */
export type Pass = <Result>(act: () => Promise<Result>) => Promise<Result | null>
