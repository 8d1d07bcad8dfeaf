import { useEffect } from 'react'

/** The browser's title of a page about one thing, once its name is known. */
export function useTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = `${name} · Hoko back office`
  }, [name])
}
