import type { ReactNode } from 'react'

/** Two fields beside one another, where there is room. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">{children}</div>
)
