import { useSyncExternalStore } from 'react'

const desk = '(min-width: 64rem)'

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(desk)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** True where a table of seven columns fits. False on the server. */
export const useIsDesk = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(desk).matches,
    () => false,
  )
