import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { getMessage } from '#web/lib/session/problem.ts'
import { pushToken } from '#web/lib/session/push-token.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { NoSubscription, pushAbility, type PushAbility, turnOffPush, turnOnPush } from './push-device.ts'

const problems: Record<PushAbility, string | null> = {
  granted: null,
  unable: 'This browser can’t receive push notifications. Your other devices still can.',
  denied:
    'Your browser is blocking notifications from Hoko. Allow them in your browser’s settings, then turn this on again.',
  default:
    'You haven’t allowed notifications yet. Turn this on again and choose “Allow” when your browser asks.',
}

/** Whether the browser in hand is pushed to. Its permission is asked for when this is switched on, and never before. */
export function PushSwitch() {
  const { user } = useSession()
  const { firebase_token, wanted_by } = useStore(pushToken)
  const [ability, setAbility] = useState<PushAbility | null>(null)
  const [wasAsked, setWasAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isOn = ability === 'granted' && firebase_token !== null && wanted_by === user?.id

  useEffect(() => {
    const look = () => setAbility(pushAbility())
    look()
    // The permission is changed in the browser's settings, while this page is in the background.
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  async function set(wanted: boolean) {
    if (!user) return
    setIsBusy(true)
    setFailure(null)
    try {
      if (wanted) {
        setAbility(await turnOnPush(user.id))
        setWasAsked(true)
      } else await turnOffPush()
    } catch (error) {
      setFailure(
        error instanceof NoSubscription
          ? 'Your browser’s push service didn’t respond. Try again later.'
          : getMessage(error),
      )
    }
    setIsBusy(false)
  }

  const isTold = ability !== null && (ability !== 'default' || wasAsked)
  const problem = failure ?? (isTold ? problems[ability] : null)
  return (
    <div className="mb-4 grid gap-3">
      <Switch
        label="Push notifications on this device"
        help="Get notifications even when Hoko is closed. Your browser will ask first."
        checked={isOn}
        disabled={ability === null || ability === 'unable' || isBusy}
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
