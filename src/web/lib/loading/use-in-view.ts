import { type RefObject, useEffect, useState } from 'react'

export function useInView(target: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!target.current) return undefined
    const watch = new IntersectionObserver((seen) => setInView(seen.at(-1)?.isIntersecting ?? false), {
      rootMargin: '100px',
    })
    watch.observe(target.current)
    return () => watch.disconnect()
  }, [target])
  return inView
}
