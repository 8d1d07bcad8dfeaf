import { useEffect, useState } from 'react'
import { getMessage } from '#platform/web/session/problem.ts'
import { pushToken } from '#platform/web/session/push-token.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useStore } from '#platform/web/storage/use-store.ts'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import { NoSubscription, pushAbility, type PushAbility, turnOffPush, turnOnPush } from './push-device.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/messaging/texts.ts'

const getProblems = makeTexts((): Record<PushAbility, string | null> => ({
  granted: null,
  unable: t.this_browser_cant_receive_push(),
  when_installed: t.add_hoko_to_your_home_screen(),
  denied: t.your_browser_is_blocking_notifications(),
  default: t.you_havent_allowed_notifications_yet(),
}))

/** The browser asks for permission when this is switched on, never before. */
export function PushSwitch() {
  const { user } = useSession()
  const { firebase_token: firebaseToken, wanted_by: wantedBy } = useStore(pushToken, (state) => state)
  const [ability, setAbility] = useState<PushAbility | null>(null)
  const [wasPrompted, setPrompted] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isOn = ability === 'granted' && firebaseToken !== null && wantedBy === user?.id

  useEffect(() => {
    const check = () => setAbility(pushAbility())
    check()
    // Permission changes in the browser's settings, while this page is in the background.
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [])

  async function set(wanted: boolean) {
    if (!user) return
    setIsBusy(true)
    setFailure(null)
    try {
      if (wanted) {
        setAbility(await turnOnPush(user.id))
        setPrompted(true)
      } else await turnOffPush()
    } catch (error) {
      setFailure(error instanceof NoSubscription ? t.your_browsers_push_service_didnt() : getMessage(error))
    }
    setIsBusy(false)
  }

  const isExplained = ability !== null && (ability !== 'default' || wasPrompted)
  const problem = failure ?? (isExplained ? getProblems()[ability] : null)
  return (
    <div className="mb-4 grid gap-3">
      <Switch
        label={t.push_notifications_on_this_device()}
        help={t.get_notifications_even_when_hoko_is()}
        checked={isOn}
        disabled={ability === null || ability === 'unable' || ability === 'when_installed' || isBusy}
        onChange={(event) => void set(event.target.checked)}
      />
      {problem && (
        <Notice kind={failure ? 'wrong' : 'plain'} live>
          {problem}
        </Notice>
      )}
    </div>
  )
}
