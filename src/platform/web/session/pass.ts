/** Asks for the password first where the server wants it; null when that's cancelled. */
export type Pass = <Result>(act: () => Promise<Result>) => Promise<Result | null>
