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
  unable: 'This browser cannot receive pushes. What you chose by push reaches your other devices.',
  denied:
    'This browser does not let Hoko show notifications. Allow them for this site in the browser’s settings, then switch this on again.',
  default: 'You have not allowed it yet. Switch this on again, and choose “Allow” when your browser asks.',
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
          ? 'Your browser’s push service did not answer. Please try again later.'
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
        label="Push to this device"
        help="Shows what you chose by push even while Hoko is closed. Your browser asks you first."
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
