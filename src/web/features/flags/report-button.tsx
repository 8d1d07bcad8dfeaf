import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { user_signin } from '#shared/rules/addresses.ts'
import { pressedPart } from '#web/lib/presses/pressed-part.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useHydrated } from '#web/ui/states/use-hydrated.ts'
import * as t from './texts.ts'

const ReportDialog = pressedPart(async () => (await import('./report-dialog.tsx')).ReportDialog)
const opened = '#report'

export function ReportButton({ listing_id, title }: { listing_id: number; title: string }) {
  const { status } = useSession()
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const [isClosed, setClosed] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const isOpen = status === 'user' && (isAsked || (hash === opened && !isClosed))

  function ask() {
    if (status === 'visitor') {
      void navigate(`${user_signin}?next=${encodeURIComponent(pathname + opened)}`)
    } else setAsked(true)
  }
  function close() {
    setAsked(false)
    setClosed(true)
  }

  return (
    <>
      <span className={useHydrated() ? undefined : 'invisible'}>
        <IconButton icon={Flag} kind="outlined" label={t.report()} onClick={ask} />
      </span>
      {isOpen && <ReportDialog listing_id={listing_id} title={title} onClose={close} />}
    </>
  )
}
