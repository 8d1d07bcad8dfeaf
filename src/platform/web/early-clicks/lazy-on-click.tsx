import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { beginProgress } from '../loading/progress-bar.ts'
import { importWithRetry } from '../loading/import-with-retry.ts'
import * as t from '#platform/texts.ts'

/**
 * Loads code on a click. The bar at the top shows progress; a failure is reported, and the next
 * click tries again.
 */
export function lazyOnClick<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null
  return function PressedPart(props: Props) {
    const [Part, setPart] = useState(() => known)
    const isMissing = Part === null
    const take = useEffectEvent((part: ComponentType<Props>) => setPart(() => part))
    const giveUp = useEffectEvent(() => {
      props.onClose()
      reportUnopened()
    })
    useEffect(() => {
      if (!isMissing) return undefined
      let isGone = false
      void open()
      async function open() {
        const done = beginProgress()
        try {
          known = await importWithRetry(load)
          if (!isGone) take(known)
        } catch {
          if (!isGone) giveUp()
        } finally {
          done()
        }
      }
      return () => {
        isGone = true
      }
    }, [isMissing])
    return Part && <Part {...props} />
  }
}

function reportUnopened() {
  notify.error(t.that_didnt_open(), {
    description: t.check_your_connection_and_try_again_if(),
    action: { label: t.reload_page(), onClick: () => window.location.reload() },
  })
}
