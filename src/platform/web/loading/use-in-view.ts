import { type RefObject, useEffect, useState } from 'react'

export function useInView(target: RefObject<Element | null>, margin = '100px'): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!target.current) return undefined
    const watch = new IntersectionObserver((seen) => setInView(seen.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    })
    watch.observe(target.current)
    return () => watch.disconnect()
  }, [target, margin])
  return inView
}
