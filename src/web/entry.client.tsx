import { StrictMode, startTransition, use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

const never = new Promise<never>(() => {})

/** A page that somebody has gone back from stays as it is until the one of its address is there. */
function Page() {
  if (window.nextPage?.isLeaving()) use(never)
  return <HydratedRouter />
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page />
    </StrictMode>,
  )
})
