import { createContext, type ReactNode, use } from 'react'

/** Of one page that the server writes; in the browser there is none. */
export interface PageMarkup {
  /** @param children drawn only where nothing is kept for the key */
  write: (key: string, children: ReactNode) => ReactNode
}

export const MarkupContext = createContext<PageMarkup | null>(null)

interface KeptMarkupProps {
  /** All that the children show. */
  of: object
  /** How they show it: unlike for each use. */
  look: string
  /** One element that begins and ends with a tag, asks for nothing of its own and has no id by `useId`. */
  children: ReactNode
}

/** What many pages show alike, such as a card: the server draws it once and writes it again as text. */
export const KeptMarkup = ({ of, look, children }: KeptMarkupProps): ReactNode =>
  import.meta.env.SSR ? (
    <Written of={of} look={look}>
      {children}
    </Written>
  ) : (
    children
  )

function Written({ of, look, children }: KeptMarkupProps): ReactNode {
  const markup = use(MarkupContext)
  return markup ? markup.write(`${look} ${JSON.stringify(of)}`, children) : children
}
