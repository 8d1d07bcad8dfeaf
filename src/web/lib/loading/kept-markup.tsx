import { type ComponentType, createContext, type ReactNode, use } from 'react'

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

/**
 * The same for a part of the frame, which nearly every page has. The browser gets the part itself: write
 * `import.meta.env.SSR ? keepMarkup(…) : Part`.
 * @param useKey gives all that the part shows, in as few letters as tell it from all others
 */
export function keepMarkup<Props extends object>(
  Part: ComponentType<Props>,
  useKey: (props: Props) => string,
): ComponentType<Props> {
  return function Kept(props: Props) {
    const markup = use(MarkupContext)
    const key = useKey(props)
    return markup ? markup.write(key, <Part {...props} />) : <Part {...props} />
  }
}

function Written({ of, look, children }: KeptMarkupProps): ReactNode {
  const markup = use(MarkupContext)
  return markup ? markup.write(`${look} ${JSON.stringify(of)}`, children) : children
}
