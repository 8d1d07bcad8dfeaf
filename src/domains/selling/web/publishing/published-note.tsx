import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import { type Published, readPublished, storePublished } from './published.ts'

const PublishedPanel = lazyPart(async () => (await import('./published-panel.tsx')).PublishedPanel)

/** Only after publishing, and once more after a reload. */
export function PublishedNote() {
  const { state, key } = useLocation()
  const published = readPublished(state)
  // The server doesn't know the history entry.
  return useHydrated() && published ? <Note key={key} published={published} /> : null
}

function Note({ published }: { published: Published }) {
  const [isOpen, setOpen] = useState(true)
  useEffect(() => storePublished(published), [published])
  if (!isOpen) return null
  return (
    <Suspense fallback={<div className="mb-4 min-h-15" />}>
      <PublishedPanel
        published={published}
        onClose={() => {
          storePublished(null)
          setOpen(false)
        }}
      />
    </Suspense>
  )
}
