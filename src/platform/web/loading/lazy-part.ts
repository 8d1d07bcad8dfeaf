import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { loadSurely } from './load-surely.ts'

const Nothing = () => null

/**
 * Loaded when it's first rendered. If that fails the page stays without it until the next load. For what a press opens,
 * use `pressedPart`.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({
    default: await loadSurely(load).catch((): ComponentType<Props> => Nothing),
  }))
}
