import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatDayAndTime } from '#platform/common/formats/formats.ts'
import { endSession } from '#platform/web/session/sign-out.ts'
import { serverNow, signOut } from '#platform/web/session/session.ts'
import { readObject, viewKey } from '#platform/web/storage/browser-storage.ts'
import { Button } from '#platform/web/ui/button.tsx'
import * as t from '#app/texts.ts'

interface View {
  name: string
  viewer: string
  until: string
}

/** Names the admin, the viewed member and the end of the view. */
export function ViewBar() {
  const [view] = useState(() => readObject<View>('sessionStorage', viewKey) ?? {})
  const [isEnding, setEnding] = useState(false)
  const { name = '', viewer = '', until = '' } = view

  useEffect(() => {
    document.documentElement.dataset.view = ''
    const ends = setTimeout(() => void endSession('/'), Math.max(Date.parse(until) - serverNow(), 0))
    return () => clearTimeout(ends)
  }, [until])

  return createPortal(
    <aside
      aria-label={t.viewing_an_account()}
      className="fixed inset-x-0 top-0 z-50 flex h-11 items-center gap-3 bg-ink px-3.5 text-sm text-paper md:px-6 print:hidden"
    >
      <Eye aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <p className="num min-w-0 flex-1 truncate">
        <span className="font-semibold">{t.viewing_as_name({ name })}</span>
        <span className="max-sm:hidden">
          {' · '}
          {t.viewer_until_time({ viewer, time: until && formatDayAndTime(new Date(until)) })}
        </span>
      </p>
      <Button
        size="small"
        kind="quiet"
        busy={isEnding}
        onClick={() => {
          setEnding(true)
          void signOut()
        }}
      >
        {t.end_view()}
      </Button>
    </aside>,
    document.body,
  )
}
