import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { loadSurely } from './load-surely.ts'

const Nothing = () => null

/**
 * A part of a page that is fetched when it is first drawn. Where it cannot be fetched, the page stays as it is
 * without it, rather than falling over; the next page load has it. What a press opens is a `pressedPart`.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({
    default: await loadSurely(load).catch((): ComponentType<Props> => Nothing),
  }))
}
