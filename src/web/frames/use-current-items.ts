import { useLocation } from 'react-router'
import type { FrameItem } from './frame-items.ts'

/** The addresses of those that the page stands under, as a link of the router tells. */
export function useCurrentItems(items: Pick<FrameItem, 'href'>[]): string {
  const pathname = useLocation().pathname.toLowerCase()
  return items
    .map(({ href }) => href)
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .join(' ')
}
