import type { ReactNode } from 'react'

/** No bar, no sidebar: for pages shown inside the app of a phone. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="mx-auto max-w-page px-4 py-6 outline-none md:px-6">
      {children}
    </main>
  )
}
