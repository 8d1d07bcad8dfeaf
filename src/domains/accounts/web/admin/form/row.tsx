import type { ReactNode } from 'react'

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">{children}</div>
)
